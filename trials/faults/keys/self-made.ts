import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { apiRequest, RawLoad } from '../../../test/support/raw/raw-load.ts';
import {
  AS_IN_SERVE,
  makeServedFolder,
  startServed,
} from '../../../test/support/server/served-process.ts';
import { atLeast, atMost, exactly, type Finding, quantile } from '../suite.ts';

const KEYS = 10_000;
/** Forms of `/account/` sent beforehand, since a service that people use has seen some. */
const WARM_UP = 1_000;
/** A paying caller, asking so often that a few seconds give p99 some hundred values. */
const CALLER = { connections: 8, perSecond: 200 } as const;
const CALLER_ALONE_MILLIS = 3_000;
/** The bounds for all networks together: Contract 24.3. */
const KEYS_AT_ONCE = 30;
const KEYS_PER_SECOND = 1 / 30;

/**
 * Requests 10,000 keys from as many networks, IPv4 and IPv6, through a trusted proxy, while a
 * paying caller keeps asking.
 */
export async function measureSelfMadeKeys(
  say: (progress: string) => void,
  count = KEYS,
): Promise<Finding[]> {
  const folder = await makeServedFolder();
  const env = { ...AS_IN_SERVE, TRUST_PROXY: '127.0.0.1', SELF_SERVICE: 'free' };
  const server = await startServed(folder.path, env);
  const caller = () =>
    new RawLoad({ ...CALLER, port: server.port, request: apiRequest(folder.key) });
  try {
    await postForms(server.port, '/account/', WARM_UP);
    say('the caller alone');
    const alone = caller();
    alone.start();
    await pause(CALLER_ALONE_MILLIS);
    await alone.stop();
    say(`${count} forms`);
    const beside = caller();
    beside.start();
    const begun = performance.now();
    const statuses = await postForms(server.port, '/keys/', count);
    const seconds = (performance.now() - begun) / 1_000;
    await beside.stop();
    await server.stop();
    const admin = openEmbeddedAdmin(`${folder.path}/var`, Date.now);
    const made = (await admin.list()).length - 1;
    await admin.close();
    const asked = `${count.toLocaleString('en')} forms in ${seconds.toFixed(0)} s`;
    return [
      atMost(`keys made by ${asked}`, made, KEYS_AT_ONCE + seconds * KEYS_PER_SECOND + 1, 'keys'),
      exactly('forms with status 200 and no key', (statuses['200'] ?? 0) - made, 0),
      atLeast('forms with status 429', statuses['429'] ?? 0, 0.99 * count - 100, 'forms'),
      exactly(
        `failed replies of ${beside.acknowledged.toLocaleString('en')} to the caller`,
        beside.failed + beside.refused,
        0,
      ),
      atMost(
        `p99 of the caller (alone ${quantile(alone.millis, 0.99).toFixed(1)} ms)`,
        quantile(beside.millis, 0.99),
        10,
        'ms',
      ),
    ];
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
    folder.remove();
  }
}

/** How many forms got each status. */
async function postForms(
  port: number,
  path: '/account/' | '/keys/',
  count: number,
): Promise<Readonly<Record<string, number>>> {
  const program = resolve('trials/faults/keys/post-forms.ts');
  const child = spawn(process.execPath, [program, String(port), path, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout));
}
