import { mkdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { readSiteMap } from '../../src/server/files/site-map.ts';
import { AS_IN_SERVE, startServed } from '../../test/support/server/served-process.ts';
import { residentMiB } from '../faults/memory.ts';

const PAGES = 2_000;
/** Concurrent readers. */
const READERS = 4;

/** Peak memory of a server in MiB, and the longest wait of a reader in milliseconds. */
export interface Served {
  readonly atRest: number;
  readonly most: number;
  readonly pages: number;
  readonly slowest: number;
}

/**
 * Serves a built copy of the project and requests pages that all differ, each from a client
 * address of its own.
 * @throws Error when one is missing.
 */
export async function askPages(root: string): Promise<Served> {
  const varDir = join(root, 'var/size');
  mkdirSync(varDir, { recursive: true });
  const env = {
    VAR_DIR: varDir,
    TRUST_PROXY: '127.0.0.1',
    ...AS_IN_SERVE,
  };
  const program = join(root, 'src/server/run/main.ts');
  // The first start fills the cache; the second one is measured.
  await (await startServed(root, env, program)).stop();
  const server = await startServed(root, env, program);
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const addresses = chosen([...readSiteMap(join(root, 'dist/current'), []).files]);
  const atRest = residentMiB(server.pid);
  let most = atRest;
  let slowest = 0;
  let turn = 0;
  const ask = (path: string) =>
    new Promise<number>((answered, failed) => {
      const from = [10, 0, turn >> 8, turn].map((part) => part & 0xff).join('.');
      const headers = {
        'Accept-Encoding': 'br',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': from,
      };
      const sent = request(server.url + path, { agent, headers }, (response) => {
        response.resume().once('end', () => answered(response.statusCode ?? 0));
      });
      sent.once('error', failed).end();
    });
  const reader = async () => {
    for (let path = addresses[turn]; path !== undefined; path = addresses[turn]) {
      turn += 1;
      const begun = performance.now();
      const status = await ask(path);
      slowest = Math.max(slowest, performance.now() - begun);
      if (status !== 200) throw new Error(`${path} is answered with ${status}`);
      most = Math.max(most, residentMiB(server.pid));
    }
  };
  try {
    await Promise.all(Array.from({ length: READERS }, reader));
  } finally {
    agent.destroy();
    await server.stop();
  }
  return { atRest, most, pages: addresses.length, slowest };
}

/** Evenly spread over all kinds; also pages without a year and tables of regions. */
function chosen(late: readonly string[]): string[] {
  const stride = Math.max(1, Math.floor(late.length / PAGES));
  return late
    .filter((_, index) => index % stride === 0)
    .slice(0, PAGES)
    .map((address, index) => {
      if (index % 5 !== 0 || !/^\/[a-z]{2}\/[a-z]+\/20\d\d\/$/.test(address)) return address;
      return index % 2 === 0 ? address.replace(/20\d\d\/$/, '') : address.replace(/\/$/, '.csv');
    });
}
