// @module-tag openssl
import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, BlockList, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectSecurely, TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { connectionOf, openConnection } from '../../../../src/server/wire/connection.ts';
import { ScrapTurns } from '../../../../src/server/wire/pace/scrap-turns.ts';
import { RecordWatch } from '../../../../src/server/wire/tls/record-watch.ts';
import { readTls } from '../../../../src/server/wire/tls/tls-files.ts';
import { makeCertificate } from '../../../support/server/certificate.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { until } from '../../../support/until.ts';

/** A server that records which connections wait, during their handshake or after it. */
async function open({ isBusy = true, isCallers = false } = {}) {
  const held: string[] = [];
  const turns = new ScrapTurns(() => isBusy);
  const hold = (socket: Socket, address: string) => {
    held.push(`${socket instanceof TLSSocket ? 'records' : 'handshake'} of ${address}`);
    turns.hold(socket, address);
  };
  const server = createServer(
    readTls(makeCertificate(tempFolder(), 'watched.example')),
    (request, response) => {
      connectionOf(request.socket).requests += 1;
      response.end('ok');
    },
  );
  new RecordWatch({ turns: { hold }, isBusy: () => isBusy }).attach(server);
  server.on('secureConnection', (socket: Socket) => {
    const secure = { isTls: true, trusted: new BlockList(), siteUrl: '', excess: null };
    openConnection(socket, { ...secure, onPayer: null }).isCallers = isCallers;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { held, port: (server.address() as AddressInfo).port };
}

async function secured(port: number): Promise<TLSSocket> {
  const socket = connectSecurely({ port, host: '127.0.0.1', rejectUnauthorized: false });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'secureConnect');
  return socket;
}

test('a handshake in scraps waits, and so does a request in scraps, until it is whole', async () => {
  const { held, port } = await open();
  const raw = connect(port, '127.0.0.1');
  onTestFinished(() => void raw.destroy());
  raw.write(Buffer.from([0x16, 0x03, 0x01, 0x3f, 0x00, 0x01]));
  await until(() => held.includes('handshake of 127.0.0.1'));
  const socket = await secured(port);
  socket.write('GET / HTTP/1.1\r\nHo');
  await until(() => held.includes('records of 127.0.0.1'));
  socket.write('st: a\r\n\r\n');
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toContain('HTTP/1.1 200');
});

test.each([
  ['a paying caller', { isCallers: true }],
  ['anybody while no caller is there', { isBusy: false }],
])('the records of %s are read as they come', async (_, options) => {
  const { held, port } = await open(options);
  const socket = await secured(port);
  socket.write('GET / HT');
  await pause(100);
  socket.write('TP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  expect(held.filter((each) => each.startsWith('records'))).toEqual([]);
});

test('whole requests never wait', async () => {
  const { held, port } = await open();
  const socket = await secured(port);
  // The handshake ends before any request arrives.
  await pause(60);
  const before = held.length;
  for (let asked = 0; asked < 5; asked += 1) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    await pause(30);
  }
  expect(held.slice(before)).toEqual([]);
});
