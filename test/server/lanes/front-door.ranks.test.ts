import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { errorReply } from '../../../src/api/error-reply.ts';
import type { ApiReply } from '../../../src/api/message.ts';
import { textReply } from '../../../src/server/lanes/page-reply.ts';
import { laneThat, openDoor } from '../../support/server/door.ts';
import { until } from '../../support/until.ts';

const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Signature: a=()\r\n\r\n`;

/**
 * A lane whose path selects the outcome: an answer to a paying caller, a Free caller or a guest,
 * or a refused key.
 */
const byPath = laneThat((request) => {
  const reported = { route: 'api', keyId: 'key_1', account: 'acme' };
  const answer: ApiReply = { ...textReply(request, 200, 'ok'), ...reported };
  switch (request.path) {
    case '/paid':
      return answer;
    case '/free':
      return { ...answer, isFree: true };
    case '/guest':
      return textReply(request, 200, 'ok');
    default:
      return errorReply(
        request,
        request.path === '/month' ? 'monthly_limit_reached' : 'rate_limited',
        reported,
      );
  }
});

/** A door that records each reply; the pace answers only when the test tells it to. */
async function open() {
  const paced: { reply: () => void; bytes: number; isFree: boolean }[] = [];
  const signed: string[] = [];
  let paidAt = -1;
  const door = await openDoor({
    lanes: [byPath],
    now: () => 7,
    pace: {
      get paidAt() {
        return paidAt;
      },
      set paidAt(millis) {
        paidAt = millis;
      },
      answer: (reply, bytes = 0, isFree = false) => paced.push({ reply, bytes, isFree }) > 0,
      turn: async () => undefined,
    },
    sign: (request, reply) => {
      signed.push(request.path);
      return reply;
    },
  });
  const socket = connect(door.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return { ...door, paced, signed, socket, paidAt: () => paidAt };
}

test('paying callers are answered at once; Free callers, refused keys and guests take turns', async () => {
  const { socket, paced, signed, passed, paidAt } = await open();
  for (const path of ['/free', '/guest', '/limited', '/month']) socket.write(line(path));
  await until(() => paced.length === 4);
  expect(paced.map(({ isFree }) => isFree)).toEqual([true, false, false, false]);
  for (const { reply } of paced) reply();
  // A refusal for a used-up key is not signed and delays no other key.
  expect([signed, paidAt()]).toEqual([['/free', '/guest'], -1]);
  socket.write(line('/paid'));
  await until(() => passed.length === 5);
  expect([signed.at(-1), paidAt(), paced.length]).toEqual(['/paid', 7, 4]);
});

test('a guest’s signature takes the turns of 32 KiB', async () => {
  const { socket, paced } = await open();
  socket.write(line('/guest') + line('/guest').replace('Accept-Signature', 'X-Other'));
  await until(() => paced.length === 2);
  const [signed = 0, plain = 0] = paced.map(({ bytes }) => bytes);
  expect(signed - plain).toBe(32 * 1024);
});

test('a hundred refusals in a row to a used-up key end the connection', async () => {
  const { port } = await openDoor({ lanes: [byPath] });
  const refused = (count: number) => Array<string>(count).fill('/limited');
  // Stays within the number of requests that a connection may have waiting.
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let said = '';
  socket.on('data', (part) => {
    said += part.toString('latin1');
  });
  const replies = () => said.split('HTTP/1.1 ').length - 1;
  const rounds = [...refused(90), '/paid', ...refused(99)];
  for (const [index, path] of rounds.entries()) {
    socket.write(line(path));
    while (replies() < index + 1) await new Promise((resolve) => socket.once('data', resolve));
  }
  expect([said.includes('Connection: close'), socket.destroyed]).toEqual([false, false]);
  socket.write(line('/limited'));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(said.match(/Connection: close/g)).toHaveLength(1);
});

test('a body costs the share of guests more than its header does', async () => {
  const costs: number[] = [];
  const { port } = await openDoor({
    lanes: [{ ...byPath, readsBody: true }],
    arrivals: {
      admit: ({ handle, millis }) => {
        costs.push(millis);
        handle();
        return true;
      },
    },
  });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const length = (bytes: number) => `Host: a\r\nContent-Length: ${bytes}\r\n\r\n`;
  const posts = [0, 1, 1_000].map((bytes) => length(bytes) + 'a'.repeat(bytes));
  for (const post of posts) socket.write(`POST /guest HTTP/1.1\r\n${post}`);
  await until(() => costs.length === 3);
  const [without = 0, one = 0, thousand = 0] = costs;
  expect([one - without > 0.05, thousand - one > 0.05, without < 0.05]).toEqual([true, true, true]);
});

test('of one network 128 requests have an unread body, waiting or not; one more ends the oldest', async () => {
  const { port } = await openDoor({
    lanes: [{ ...byPath, readsBody: true }],
    arrivals: { admit: () => true },
    ...{ connectionsMax: 200, connectionsPerAddressMax: 200 },
  });
  const ended: number[] = [];
  for (let index = 0; index < 130; index += 1) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).resume();
    socket.on('close', () => ended.push(index));
    socket.write('POST /guest HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
    await new Promise((resolve) => socket.once('connect', resolve));
  }
  await until(() => ended.length === 2);
  expect(ended).toEqual([0, 1]);
});

test('guests that fill the turn do not delay a paying caller’s connection', async () => {
  const held: (() => void)[] = [];
  const { port, passed } = await openDoor({
    lanes: [byPath],
    arrivals: {
      admit: ({ handle, onWait }) => {
        if (passed.length === 0) handle();
        else {
          onWait();
          held.push(handle);
        }
        return true;
      },
    },
  });
  const [caller, guest] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  onTestFinished(() => void [caller.destroy(), guest.destroy()]);
  caller.write(line('/paid'));
  await until(() => passed.length === 1);
  guest.write(line('/guest'));
  await until(() => held.length === 1);
  caller.write(line('/paid'));
  await until(() => passed.length === 2);
  // After a refusal, the connection waits with the guests.
  caller.write(line('/limited'));
  await until(() => passed.length === 3);
  caller.write(line('/paid'));
  await until(() => held.length === 2);
  for (const handle of held) handle();
  await until(() => passed.length === 5);
});
