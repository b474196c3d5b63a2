import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Pieces } from '../../../src/api/message.ts';
import { pageReply } from '../../../src/server/lanes/page-reply.ts';
import { laneThat, openDoor } from '../../support/server/door.ts';
import { send } from '../../support/server/send.ts';

/** More than the kernels buffer for a reader that has stopped. */
const SIZE = 24 * 1024 * 1024;

/** Alternates between lower and upper case, so that each piece differs from the one before. */
const letterAt = (path: string, from: number) =>
  (from / 32_768) % 2 === 0 ? path.slice(1, 2) : path.slice(1, 2).toUpperCase();
const textOf = (path: string, size: number) =>
  Array.from({ length: Math.ceil(size / 32_768) }, (_, piece) =>
    letterAt(path, piece * 32_768).repeat(32_768),
  )
    .join('')
    .slice(0, size);

/** A door that answers everything with one long body; `reads` lists the reads for each path. */
async function openLong(size = SIZE, readable = size) {
  const reads: { path: string; from: number; length: number }[] = [];
  const sockets: Socket[] = [];
  const bodyOf = (path: string): Pieces => ({
    ...{ length: size, sha256: '' },
    read: async (from, into) => {
      reads.push({ path, from, length: into.length });
      if (from + into.length > readable) throw new Error('the file has become shorter');
      into.fill(letterAt(path, from));
    },
  });
  const lane = laneThat((request, incoming) => {
    sockets.push(incoming.socket);
    const headers = ['Content-Length', String(size)];
    return pageReply(request, 200, headers, bodyOf(request.path), null);
  });
  const door = await openDoor({ lanes: [lane] });
  return { ...door, reads, sockets, url: `http://127.0.0.1:${door.port}` };
}

test('a long body arrives whole, in pieces of at most 32 KiB', async () => {
  const { url, reads } = await openLong(100_000);
  const { body } = await send({ url }, '/a');
  expect(body.toString()).toBe(textOf('/a', 100_000));
  expect(reads.map(({ from, length }) => [from, length])).toEqual([
    [0, 32_768],
    [32_768, 32_768],
    [65_536, 32_768],
    [98_304, 1_696],
  ]);
});

test('for HEAD no body is read', async () => {
  const { url, reads } = await openLong();
  const { status, headers } = await send({ url }, '/a', { method: 'HEAD' });
  expect([status, headers['content-length'], reads]).toEqual([200, String(SIZE), []]);
});

test('a reader that stops has one piece waiting, and gets the rest when it resumes', async () => {
  const { port, reads, sockets } = await openLong();
  const client = connect(port, '127.0.0.1');
  client.pause();
  client.write('GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let before = -1;
  while (before !== reads.length || before === 0) {
    before = reads.length;
    await pause(100);
  }
  expect(reads.length * 32_768).toBeLessThan(SIZE);
  expect(sockets[0]?.writableLength).toBeLessThanOrEqual(32_768);
  expect((await buffer(client)).length).toBeGreaterThan(SIZE);
});

test('a reply queued behind another on its connection uses no memory yet, and both arrive in order', async () => {
  const { port, reads } = await openLong(200_000);
  const client = connect(port, '127.0.0.1');
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  client.write(ask('/a') + ask('/b') + ask('/c', 'Connection: close\r\n'));
  const text = (await buffer(client)).toString('latin1');
  expect(text.replaceAll(/HTTP.*?\r\n\r\n/gs, '')).toBe(
    ['/a', '/b', '/c'].map((path) => textOf(path, 200_000)).join(''),
  );
  expect(reads.map(({ path }) => path).join('')).toMatch(/^(?:\/a){7}(?:\/b){7}(?:\/c){7}$/);
});

test('a body that cannot be read to its end is cut off, and logged', async () => {
  const { port, troubles, reads } = await openLong(100_000, 70_000);
  const client = connect(port, '127.0.0.1');
  client.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n');
  expect((await buffer(client)).length).toBeLessThan(100_000);
  expect(reads).toHaveLength(3);
  expect(troubles).toEqual([['reply', new Error('the file has become shorter')]]);
});

test('a connection may ask little more until its long replies are sent', async () => {
  const { port, reads, sockets } = await openLong();
  const client = connect(port, '127.0.0.1');
  client.pause();
  for (let index = 0; index < 60; index += 1) {
    client.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n');
    // Sends one request at a time, because simultaneous arrivals are handled together.
    await pause(5);
  }
  await expect.poll(() => reads.length).toBeGreaterThan(10);
  expect(sockets.length).toBeLessThanOrEqual(20);
  client.destroy();
});

test('a connection with more than 20 requests due, one of them long, is ended', async () => {
  const { port, reads } = await openLong();
  const ask = (count: number) => {
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    client.write('GET /a HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\n\r\n'.repeat(count));
    return client;
  };
  await once(ask(21), 'close');
  expect(reads.length).toBeLessThan(10);
  const patient = ask(20);
  await once(patient, 'data');
  expect(patient.destroyed).toBe(false);
  patient.destroy();
});
