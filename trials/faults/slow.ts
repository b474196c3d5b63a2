import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { apiRequest, RawLoad } from '../../test/support/raw/raw-load.ts';
import {
  makeServedFolder,
  type ServedProcess,
  startServed,
} from '../../test/support/server/served-process.ts';
import { atMost, exactly, type Finding, quantile } from './suite.ts';

const SLOW_CONNECTIONS = 4_000;
const NORMAL_CLIENTS = 20;
/** What the normal clients ask together. */
const PER_SECOND = 400;
const SECONDS = 15;
/** Time for the slow connections to be made. */
const LEAD_MILLIS = 4_000;

/** What slowhttptest calls its kinds. */
const KINDS = {
  '-H': ['headers that never end', '/v1/countries'],
  '-B': ['bodies that never end', '/mcp'],
  '-X': ['replies that are read slowly', '/v1/countries'],
} as const;

/**
 * 4,000 slow connections of each kind by Debian's slowhttptest, while 20 normal clients ask.
 * @throws Error when slowhttptest is not installed.
 */
export async function measureSlowConnections(say: (progress: string) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [kind, [name, path]] of Object.entries(KINDS)) {
    say(name);
    const folder = await makeServedFolder();
    const server = await startServed(folder.path);
    try {
      findings.push(...(await measureKind(server, folder.key, kind, name, path)));
    } finally {
      server.child.kill('SIGKILL');
      await server.exited;
      folder.remove();
    }
  }
  return findings;
}

const normal = { connections: NORMAL_CLIENTS, perSecond: PER_SECOND } as const;

async function measureKind(
  server: ServedProcess,
  key: string,
  kind: string,
  name: string,
  path: string,
): Promise<Finding[]> {
  const alone = new RawLoad({ ...normal, port: server.port, request: apiRequest(key) });
  alone.start();
  await pause(LEAD_MILLIS);
  await alone.stop();
  const attack = spawn(
    'slowhttptest',
    [
      ...[kind, '-c', String(SLOW_CONNECTIONS), '-r', '2000', '-l', String(SECONDS), '-i', '5'],
      ...['-p', '60', '-x', '24', '-w', '1', '-y', '10', '-n', '5', '-z', '1', '-k', '1'],
      ...['-s', '8192', '-u', `${server.url}${path}`],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(attack, 'exit');
  let said = '';
  attack.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await pause(LEAD_MILLIS);
  const load = new RawLoad({ ...normal, port: server.port, request: apiRequest(key) });
  load.start();
  await pause(SECONDS * 1_000 - LEAD_MILLIS);
  await load.stop();
  await ended;
  const shown = stripVTControlCharacters(said).matchAll(/connected:\s*(\d+)/g);
  const connected = Math.max(...[...shown].map((match) => Number(match[1])));
  return [
    {
      what: `${name}: slow connections at once, at most; p99 without them`,
      measured: `${connected}; ${quantile(alone.millis, 0.99).toFixed(1)} ms`,
      bar: '-',
      met: true,
    },
    exactly(
      `${name}: failed replies of ${load.acknowledged.toLocaleString('en')} to normal clients`,
      load.failed + load.refused,
      0,
    ),
    atMost(
      `${name}: p99 of ${NORMAL_CLIENTS} normal clients`,
      quantile(load.millis, 0.99),
      30,
      'ms',
    ),
  ];
}
