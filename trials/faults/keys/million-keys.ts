import { statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { makeServedFolder, startServed } from '../../../test/support/server/served-process.ts';
import { peakMiB } from '../memory.ts';
import { atMost, exactly, type Finding, quantile } from '../suite.ts';
import { addKeys, timeLookups } from './many-keys.ts';

/** More than the store remembers, so that most are looked up. */
const SAMPLE = 20_000;

/** The embedded store with a million keys: start, memory, look-ups. */
export async function measureMillionKeys(say: (progress: string) => void): Promise<Finding[]> {
  const folder = await makeServedFolder();
  try {
    const varDir = join(folder.path, 'var');
    say('making 1,000,000 keys');
    const keys = addKeys(join(varDir, 'access.db'), 1_000_000, SAMPLE);
    say(`asking with ${keys.length} of them`);
    const server = await startServed(folder.path);
    const refused = await askWithEach(server.url, keys);
    const memory = peakMiB(server.pid);
    await server.stop();
    const times = timeLookups(varDir, keys);
    const size = statSync(join(varDir, 'access.db')).size / 2 ** 20;
    return [
      atMost(
        `1,000,000 keys (${size.toFixed(0)} MiB on disk): start`,
        server.readyMillis,
        5_000,
        'ms',
      ),
      exactly(`of ${keys.length.toLocaleString('en')} different keys refused`, refused, 0),
      atMost('peak memory', memory, 300, 'MiB'),
      atMost('look-up, p99', quantile(times, 0.99) / 1_000, 1, 'ms'),
    ];
  } finally {
    folder.remove();
  }
}

async function askWithEach(url: string, keys: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const queue = keys.values();
  let refused = 0;
  const client = async () => {
    for (const key of queue) if ((await statusOf(url, agent, key)) !== 200) refused += 1;
  };
  await Promise.all(Array.from({ length: 16 }, client));
  agent.destroy();
  return refused;
}

function statusOf(url: string, agent: Agent, key: string): Promise<number> {
  const headers = { Authorization: `Bearer ${key}` };
  return new Promise((resolve, reject) => {
    get(`${url}/v1/holidays?country=AA&year=2026`, { agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    }).on('error', reject);
  });
}
