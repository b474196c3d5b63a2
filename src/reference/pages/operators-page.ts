import { code, list, type ReferencePage, section, text } from '../blocks.ts';

/** `/docs/operators/`: the second book, for whoever runs an instance. */
export function operatorsPage(): ReferencePage {
  return {
    slug: 'operators',
    title: 'For operators',
    description: 'Running an instance: install, settings, keys, deploying, backup, alerts.',
    lead: 'Everything else in this reference is for callers. This page is for whoever runs the service.',
    sections: [
      section(
        'install',
        'Install',
        [
          text(
            'A checkout, Node from npm, one command. The first start makes a key and prints it; nothing is reachable from other machines yet.',
          ),
          text(
            '`docs/operating.md` in the checkout is the whole book; what stands here are its chapters in short.',
          ),
        ],
        [
          code('Start', 'npm ci && npm start'),
          code('Serve what is built', 'npm run build && npm run serve'),
        ],
      ),
      section('settings', 'Settings', [
        text('Environment variables; a misspelt one stops the start. `README.md` has all of them.'),
        {
          kind: 'table',
          caption: 'Settings that most instances need',
          head: ['Setting', 'For'],
          rows: [
            [
              '`HOST`, `PORT`',
              'where it listens; beyond loopback only with TLS, or behind a trusted proxy',
            ],
            ['`SITE_URL`', 'the origin of links, in pages and in messages'],
            ['`KEYS_CONTACT`', 'whom callers ask for a key; [/keys/](/keys/) names it'],
            [
              '`SELF_SERVICE`',
              '`free`: anybody may make a key of the Free plan at [/keys/](/keys/)',
            ],
            [
              '`VAR_DIR`, `REDIS_URL`',
              'where keys and use are: files for one process, Redis for several',
            ],
            [
              '`TRUST_PROXY`',
              'proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed',
            ],
            ['`ADMIN_PORT`', 'health and metrics, on loopback'],
          ],
        },
      ]),
      section(
        'keys',
        'Keys',
        [
          list(
            'An account has a plan and a month; its keys have a bucket each. A key is shown once, when it is made.',
            'Holders exchange and end their own at [/account/](/account/). `events` has the history of every change.',
          ),
        ],
        [
          code(
            'Orders',
            'npm run keys -- create --account acme --plan starter\nnpm run keys -- list\nnpm run keys -- rotate ID\nnpm run keys -- revoke ID\nnpm run keys -- plan acme pro',
          ),
        ],
      ),
      section('deploy', 'Deploying', [
        list(
          '`deploy/pack.sh` packs program, pages, data and packages into one file. On the server it becomes `releases/SHA`, and a link says which one runs.',
          'Two processes behind nginx are restarted one after the other: `redletter-admin switch SHA` loses no request, forward or back.',
          '`deploy/README.md` is the guide, with the units and the nginx example; `npm run faults -- guide` follows it word for word.',
        ),
      ]),
      section(
        'backup',
        'Backup',
        [
          text(
            'While it serves, one file with everything of the store; keys that sign are kept apart, in `signing-keys.json`. On a server with Redis: `redletter-admin backup FILE` and `restore FILE`.',
          ),
        ],
        [code('Backup and restore', 'npm run keys -- backup FILE\nnpm run keys -- restore FILE')],
      ),
      section('alerts', 'Alerts', [
        text(
          '`/healthz`, `/readyz` and `/metrics` at `ADMIN_PORT`; `deploy/alerts.yml` has the rules, and `docs/operating.md` says for each what to look at. The request log is a line of JSON a request, without queries and keys; a caller’s `X-Request-Id` finds its line.',
        ),
      ]),
    ],
  };
}
