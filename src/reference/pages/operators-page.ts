import { code, list, type ReferencePage, section, text } from '../blocks.ts';

/** `/docs/operators/`: for whoever runs an instance. */
export function operatorsPage(): ReferencePage {
  return {
    slug: 'operators',
    title: 'For operators',
    description: 'Running an instance: install, settings, keys, deploying, backup, alerts.',
    lead: 'How to install, configure and run the service. All other pages are for callers.',
    sections: [
      section(
        'install',
        'Install',
        [
          text(
            'Run one command in a checkout; npm brings Node. The first start prints a key. The service listens on this machine alone.',
          ),
          text('This page is a summary: `docs/operating.md` in the checkout is the full guide.'),
        ],
        [
          code('Start', 'npm ci && npm start'),
          code('Build, then serve', 'npm run build && npm run serve'),
        ],
      ),
      section('settings', 'Settings', [
        text(
          'Set environment variables. A misspelt one stops the start. `README.md` lists all of them.',
        ),
        {
          kind: 'table',
          caption: 'Settings that most instances need',
          head: ['Setting', 'What it sets'],
          rows: [
            [
              '`HOST`, `PORT`',
              'address and port; beyond loopback only with TLS or behind a trusted proxy',
            ],
            ['`SITE_URL`', 'the origin of links in pages and messages'],
            [
              '`KEYS_CONTACT`',
              'who gives out keys, named at [/keys/](/keys/); callers write there for help, too',
            ],
            ['`SELF_SERVICE`', '`free`: anybody may get a Free key at [/keys/](/keys/)'],
            [
              '`VAR_DIR`, `REDIS_URL`',
              'where keys and usage are stored: files for one process, Redis for several',
            ],
            [
              '`TRUST_PROXY`',
              'proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted',
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
            'An account has a plan and a monthly quota; each of its keys has its own rate limit. A key is shown once.',
            'Holders rotate and end their own keys at [/account/](/account/). `events` lists every change.',
          ),
        ],
        [
          code(
            'Commands',
            'npm run keys -- create --account acme --plan starter\nnpm run keys -- list\nnpm run keys -- rotate ID\nnpm run keys -- revoke ID\nnpm run keys -- plan acme pro',
          ),
        ],
      ),
      section('deploy', 'Deployment', [
        list(
          'Pack program, pages, data and packages into one file with `deploy/pack.sh`. On the server it becomes `releases/SHA`; a link names the one that runs.',
          'Switch with `redletter-admin switch SHA`, forward or back: two processes behind nginx restart one after the other, and no request is lost.',
          'Follow `deploy/README.md`, which has the units and the nginx example; `npm run faults -- guide` follows it word for word.',
        ),
      ]),
      section(
        'backup',
        'Backup',
        [
          text(
            '`backup` writes one file with everything in the store, while the service runs. Signing keys are not in it: copy `signing-keys.json`. On a server with Redis, use `redletter-admin backup FILE` and `restore FILE`.',
          ),
        ],
        [code('Backup and restore', 'npm run keys -- backup FILE\nnpm run keys -- restore FILE')],
      ),
      section('alerts', 'Alerts', [
        text(
          'Scrape `/metrics` on `ADMIN_PORT`, beside `/healthz` and `/readyz`, and load the rules of `deploy/alerts.yml`; `docs/operating.md` says what to do about each alert. The request log is one line of JSON a request, without queries and keys: find a caller’s line by its `X-Request-Id`.',
        ),
      ]),
    ],
  };
}
