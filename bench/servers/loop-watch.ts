/**
 * Loaded before a server (`--import`): writes on SIGUSR2 to LOOP_FILE for how many milliseconds the
 * event loop was held at the longest since the last time.
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
