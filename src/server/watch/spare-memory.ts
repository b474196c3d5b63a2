import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** `last-resort` also gives back what V8 keeps for the next allocations. */
export type Collect = (how?: { flavor: 'last-resort' }) => void;

/** V8's collector; each thread opens its own. */
export function openCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  // With other flags, V8 would refuse the compiled code that is kept, in every thread.
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/** Less than this is not worth the pause. */
const SPARE_BYTES_MIN = 4 * 2 ** 20;
let collect: Collect | undefined;

/** Gives back the memory that this thread keeps unused. It holds the event loop for 40 ms. */
export function giveBackMemory(): void {
  const { total_heap_size: held, used_heap_size: used } = getHeapStatistics();
  if (held - used < SPARE_BYTES_MIN) return;
  collect ??= openCollector();
  collect({ flavor: 'last-resort' });
}
