import { onTestFinished } from 'vitest';
import type { RunningServer } from '../../../src/server/run/start-server.ts';
import { createTroubleLog } from '../../../src/server/watch/trouble-log.ts';
import { startToyServer } from './toy-server.ts';

/** A server over the toy world and the toy site that closes at the end of the test. */
export async function openServer(): Promise<{ server: RunningServer; troubles: string[] }> {
  const troubles: string[] = [];
  const log = createTroubleLog((line) => troubles.push(line));
  const toy = await startToyServer({ withSite: true, log });
  onTestFinished(() => toy.close());
  return { server: toy.server, troubles };
}
