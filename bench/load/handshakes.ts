/**
 * `node bench/load/handshakes.ts PORT`: sends a recorded ClientHello on 64 connections, again
 * after each answer, until SIGTERM; then prints how many it sent and how many were answered. It
 * computes nothing, so that only the server pays for a handshake.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { connect as secureConnect } from 'node:tls';

const [port] = process.argv.slice(2);
const CONNECTIONS = 64;
const statuses = { hello: 0 };
let sent = 0;

/** A client's first message, recorded by a listener of our own. */
async function record(): Promise<Buffer> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const heard = typeof address === 'object' && address !== null ? address.port : 0;
  const client = secureConnect({ host: '127.0.0.1', port: heard, rejectUnauthorized: false });
  client.on('error', () => undefined);
  const [socket] = (await once(listener, 'connection')) as [Socket];
  const [hello] = (await once(socket, 'data')) as [Buffer];
  for (const each of [client, socket]) each.destroy();
  listener.close();
  return hello;
}

const hello = await record();

function open(): void {
  const socket = connect(Number(port), '127.0.0.1', () => {
    sent += 1;
    socket.write(hello);
  });
  socket.once('data', () => {
    statuses.hello += 1;
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setImmediate(open));
}

for (let index = 0; index < CONNECTIONS; index += 1) open();
process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ sent, statuses })}\n`, () => process.exit());
});
