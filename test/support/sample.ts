/**
 * How much of a long proof a run covers. `npm run test:fast` takes a sample, so that it ends
 * while one waits; `npm test` takes all.
 */
const isSample = process.env.TEST_SAMPLE === 'yes';
const ONE_IN = 4;

/** How many random cases to try where `npm test` tries `count`. */
export function runsOf(count: number): number {
  return isSample ? Math.ceil(count / ONE_IN) : count;
}

/**
 * The part of a list to examine where `npm test` takes all of it: one entry in four, spread
 * evenly.
 */
export function sampleOf<Item>(items: Iterable<Item>): Item[] {
  return [...items].filter((_, index) => !isSample || index % ONE_IN === 0);
}
