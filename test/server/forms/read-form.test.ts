import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readBody } from '../../../src/server/forms/read-form.ts';

/** Larger than a body's initial buffer. */
const BYTES_MAX = 4_096;

/** Reads a body that arrives in these parts, up to `BYTES_MAX`. */
async function read(fields: string, ...parts: readonly (string | Buffer)[]): Promise<unknown> {
  const server = createServer(async (request, response) => {
    response.shouldKeepAlive = false;
    response.end(JSON.stringify(await readBody(request, BYTES_MAX)));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${fields}\r\n\r\n`);
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    socket.write(part);
  }
  return JSON.parse(
    (await text(socket)).split('\r\n\r\n')[1]?.replace(/^\w+\r\n|\r\n0$/g, '') ?? '',
  );
}

test('a body is read whole, however it is cut', async () => {
  const euro = Buffer.from('€');
  expect(await read('Content-Length: 5', 'a', euro.subarray(0, 1), euro.subarray(1), 'b')).toBe(
    'a€b',
  );
  expect(await read('Transfer-Encoding: chunked', '2\r\nab\r\n', '1\r\nc\r\n0\r\n\r\n')).toBe(
    'abc',
  );
  expect(await read('Content-Length: 0')).toBe('');
});

test('a body’s buffer grows as parts arrive, up to the limit', async () => {
  const parts = ['a'.repeat(1_000), 'b'.repeat(1_000), 'c'.repeat(2_096)];
  expect(await read('Content-Length: 4096', ...parts)).toBe(parts.join(''));
});

test('a body over the limit is not read to its end', async () => {
  const half = 'a'.repeat(2_048);
  expect(await read('Content-Length: 4097', half, `${half}b`)).toBeNull();
  expect(
    await read('Transfer-Encoding: chunked', `800\r\n${half}\r\n`, `801\r\n${half}b\r\n`),
  ).toBeNull();
});
