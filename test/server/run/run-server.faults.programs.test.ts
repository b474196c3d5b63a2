import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drainUnderLoad } from '../../../trials/faults/stops/drain-under-load.ts';
import { killUnderLoad } from '../../../trials/faults/stops/kill-under-load.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { apiRequest, RawLoad } from '../../support/raw/raw-load.ts';
import { makeServedFolder, startServed } from '../../support/server/served-process.ts';

const SILENT = () => undefined;

// The tests run concurrently, because the last one waits for ten seconds.

test.concurrent('after a kill under load, only requests in flight are uncounted, and the file is intact', async () => {
  for (const kill of await killUnderLoad(2, SILENT)) {
    expect(kill.acknowledged).toBeGreaterThan(0);
    expect(kill.uncounted).toBeLessThanOrEqual(kill.inFlight);
    expect(kill.isIntact).toBe(true);
  }
});

test.concurrent('after SIGTERM under load, every request has its reply, and the exit code is 0', async () => {
  for (const drain of await drainUnderLoad(2, SILENT)) {
    expect(drain.acknowledged).toBeGreaterThan(0);
    expect(drain).toMatchObject({ failed: 0, exitCode: 0 });
  }
});

test.concurrent('slow connections delay nobody else, and are told when their time is up', async ({
  onTestFinished,
}) => {
  const folder = await makeServedFolder();
  const server = await startServed(folder.path);
  onTestFinished(() => folder.remove());
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const { port } = server;
  const bytes = Buffer.from('GET /v1/countries HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const slow = Array.from({ length: 200 }, () => exchangeRaw({ port, bytes }));
  const load = new RawLoad({
    port,
    request: apiRequest(folder.key),
    connections: 5,
    perSecond: 100,
  });
  load.start();
  await pause(1_000);
  await load.stop();
  expect(load.acknowledged).toBeGreaterThan(0);
  expect([load.refused, load.failed]).toEqual([0, 0]);
  for (const { replies, closed } of await Promise.all(slow)) {
    expect([replies[0]?.status, replies.length, closed]).toEqual([408, 1, true]);
  }
});
