// @module-tag openssl
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { CONNECTIONS_PER_ADDRESS_MAX } from '../../../src/server/wire/listener.ts';
import { parseReplies } from '../../support/raw/raw-client.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { makeCertificate } from '../../support/server/certificate.ts';
import { startToyServer } from '../../support/server/toy-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const HOST = '127.0.0.1';

/** Everything that a TLS connection receives until it ends; empty when it was never established. */
async function saidTo(port: number, localAddress: string): Promise<string> {
  const socket: TLSSocket = connectSecurely({
    socket: connect({ port, host: HOST, localAddress }),
    rejectUnauthorized: false,
  });
  socket.on('error', () => undefined);
  socket.write('GET /v1/countries HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}

test('handshakes that never end take places only from their own address', async () => {
  const toy = await startToyServer({ tls: makeCertificate(tempFolder(), 'a.example') });
  onTestFinished(() => toy.close());
  const port = Number(new URL(toy.server.url).port);
  const held: Socket[] = [];
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
  });
  for (let index = 0; index < CONNECTIONS_PER_ADDRESS_MAX; index += 1) {
    const socket = connect(port, HOST);
    held.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
  }
  const [refused] = parseReplies(await saidTo(port, HOST));
  expect([refused?.status, refused && checkRawReply(refused)]).toEqual([429, 'rate_limited']);
  const [other] = parseReplies(await saidTo(port, '127.0.0.2'));
  expect(other?.status).toBe(401);
});
