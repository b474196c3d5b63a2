// @module-tag linux
// @module-tag python3
// @module-tag systemd
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pathOf } from '../../support/programs.ts';
import { fillServedFolder, startServed } from '../../support/server/served-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';

/** Receives on a datagram socket, as systemd does, and prints each message without line ends. */
const LISTENER = `
import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print('bound', flush=True)
while True: print(s.recv(4096).decode().strip(), flush=True)
`;

test('systemd is told once that the service answers, and once that it is leaving', async () => {
  const socket = join(tempFolder(), 'notify');
  const listener = spawn(pathOf('python3'), ['-c', LISTENER, socket]);
  onTestFinished(() => void listener.kill());
  let heard = '';
  listener.stdout.on('data', (part: Buffer) => {
    heard += part.toString();
  });
  await once(listener.stdout, 'data');
  const folder = tempFolder();
  fillServedFolder(folder);
  const server = await startServed(folder, { NOTIFY_SOCKET: socket });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await until(() => heard.includes('READY=1'));
  expect((await fetch(server.url)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  await until(() => heard.includes('STOPPING=1'));
  const reported = heard
    .split('\n')
    .filter((line) => /^[A-Z]+=1$/.test(line) && line !== 'BARRIER=1');
  expect(reported).toEqual(['READY=1', 'STOPPING=1']);
});
