/**
 * Loaded before a server (`--import`): on SIGUSR2, writes to LOOP_FILE the longest that the event
 * loop was blocked since the last signal, in milliseconds.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LOOP_FILE ?? '', String(delay.max / 1e6));
    delay.reset();
  });
}
