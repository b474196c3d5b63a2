import { expect, test } from 'vitest';
import { Sessions } from '../../../src/access/redis/session.ts';

function openSessions() {
  let made = 0;
  return new Sessions(() => `s${made++}`);
}

test('calls are numbered; ending an old session leaves the current one open', () => {
  const sessions = openSessions();
  const lost = sessions.next();
  expect([lost, sessions.next()]).toEqual([
    { session: 's0', index: 0 },
    { session: 's0', index: 1 },
  ]);
  sessions.end(lost);
  expect(sessions.next()).toEqual({ session: 's1', index: 0 });
  sessions.end(lost);
  expect(sessions.next()).toEqual({ session: 's1', index: 1 });
});

test('a session has at most 100,000 calls: 12 KiB of bits in Redis', () => {
  const sessions = openSessions();
  for (let call = 0; call < 100_000; call += 1) sessions.next();
  expect(sessions.next()).toEqual({ session: 's1', index: 0 });
});
