import { mkdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { readSiteMap } from '../../src/server/files/site-map.ts';
import { AS_IN_SERVE, startServed } from '../../test/support/server/served-process.ts';
import { residentMiB } from '../faults/memory.ts';

const PAGES = 2_000;
/** A few readers at once. */
const READERS = 4;

/** What a server took, in MiB, and the longest that a reader waited, in milliseconds. */
export interface Served {
  readonly atRest: number;
  readonly most: number;
  readonly pages: number;
  readonly slowest: number;
}

/**
 * Serves a built copy of the project, and asks for pages that are all different: a reader each,
 * from an address of their own.
 * @throws when one is not there.
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
  // What counts is not the first start: that one fills the cache.
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

/** Evenly over all that there are, of every kind; pages without a year and tables of regions besides. */
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
