import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8's collector, one a thread; `last-resort` also gives back what it keeps for later. */
export function openCollector() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how?: { flavor: 'last-resort' }) => void;
  // With other flags, V8 would refuse the compiled code that is kept, in every thread.
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/** Less than this is not worth the pause. */
const SPARE_BYTES_MIN = 4 * 2 ** 20;
let collect: ReturnType<typeof openCollector> | undefined;

/** Gives back the memory that this thread keeps unused. It holds the event loop for 40 ms. */
export function giveBackMemory(): void {
  const { total_heap_size: held, used_heap_size: used } = getHeapStatistics();
  if (held - used < SPARE_BYTES_MIN) return;
  collect ??= openCollector();
  collect({ flavor: 'last-resort' });
}
