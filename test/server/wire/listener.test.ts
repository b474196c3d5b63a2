import { expect, test } from 'vitest';
import { CONNECTIONS_MAX, createListener } from '../../../src/server/wire/listener.ts';

test('waits and holds no longer, and no more, than contract 15 says', () => {
  const server = createListener(null);
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    timeout: 30_000,
  });
  expect(CONNECTIONS_MAX).toBe(10_000);
  // A thousand more are told so; beyond them even that would cost too much.
  expect(server.maxConnections).toBe(11_000);
});
