import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { TRIALS_MAX } from '../../src/server/wire/connection-counts.ts';
import { CONNECTIONS_PER_ADDRESS_MAX } from '../../src/server/wire/listener.ts';
import { apiRequest, RawLoad } from '../../test/support/raw/raw-load.ts';
import {
  makeServedFolder,
  type ServedProcess,
  startServed,
} from '../../test/support/server/served-process.ts';
import { atMost, exactly, type Finding, quantile } from './suite.ts';

const SLOW_CONNECTIONS = 4_000;
const NORMAL_CLIENTS = 20;
/** Requests a second of all normal clients together. */
const PER_SECOND = 400;
const SECONDS = 15;
/** Time to open the slow connections. */
const LEAD_MILLIS = 4_000;

/** slowhttptest's names of the kinds. */
const KINDS = {
  '-H': ['headers that never end', '/v1/countries'],
  '-B': ['bodies that never end', '/mcp'],
  '-X': ['replies that are read slowly', '/v1/countries'],
} as const;
/** Connections from one address, which may have 256, and 64 more on trial (Contract 15.4). */
const CROWD = 10_000;
/** The address of the normal clients meanwhile. */
const ELSEWHERE = '127.0.0.2';

/**
 * 4,000 slow connections of each kind by Debian's slowhttptest, while 20 normal clients ask; then
 * 10,000 silent connections from one address, while the clients are at another.
 * @throws Error when slowhttptest is not installed.
 */
export async function measureSlowConnections(say: (progress: string) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [kind, [name, path]] of Object.entries(KINDS)) {
    say(name);
    const folder = await makeServedFolder();
    // All come from one address and stand for many: a proxy may have that many.
    const server = await startServed(folder.path, { TRUST_PROXY: '127.0.0.1' });
    try {
      findings.push(...(await measureKind(server, folder.key, kind, name, path)));
    } finally {
      server.child.kill('SIGKILL');
      await server.exited;
      folder.remove();
    }
  }
  say('a crowd');
  return [...findings, ...(await measureCrowd())];
}

async function measureCrowd(): Promise<Finding[]> {
  const folder = await makeServedFolder();
  const server = await startServed(folder.path);
  const sockets: Socket[] = [];
  try {
    const request = apiRequest(folder.key);
    const load = new RawLoad({ ...normal, port: server.port, request, localAddress: ELSEWHERE });
    load.start();
    for (let index = 0; index < CROWD; index += 1) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      sockets.push(socket);
      // 2,000 a second, the rate of the slow connections; in small batches, because the clients
      // share this process.
      if (index % 10 === 9) await pause(5);
    }
    await pause(LEAD_MILLIS);
    const held = sockets.filter((socket) => !socket.destroyed).length;
    await load.stop();
    const name = `${CROWD.toLocaleString('en')} connections from one address`;
    return [
      exactly(`${name}: held`, held, CONNECTIONS_PER_ADDRESS_MAX + TRIALS_MAX),
      exactly(
        `${name}: failed replies of ${load.acknowledged.toLocaleString('en')} at another address`,
        load.failed + load.refused,
        0,
      ),
      atMost(`${name}: p99 at another address`, quantile(load.millis, 0.99), 30, 'ms'),
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
    server.child.kill('SIGKILL');
    await server.exited;
    folder.remove();
  }
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
