import { expect, test } from 'vitest';
import { Sessions } from '../../../src/access/redis/session.ts';

test('calls are numbered; ending an old session leaves the current one open', () => {
  const sessions = new Sessions();
  const lost = sessions.next();
  expect([lost.index, sessions.next()]).toEqual([0, { session: lost.session, index: 1 }]);
  sessions.end(lost);
  const { session, index } = sessions.next();
  expect([session === lost.session, index]).toEqual([false, 0]);
  sessions.end(lost);
  expect(sessions.next()).toEqual({ session, index: 1 });
});

test('a session has at most 100,000 calls: 12 KiB of bits in Redis', () => {
  const sessions = new Sessions();
  const first = sessions.next();
  for (let call = 1; call < 100_000; call += 1) sessions.next();
  const { session, index } = sessions.next();
  expect([session === first.session, index]).toEqual([false, 0]);
});
