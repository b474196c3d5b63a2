/**
 * How much of a long proof a run takes. `npm run test:fast` takes a sample, so that its answer comes
 * while one waits for it; `npm test` takes all.
 */
const isSample = process.env.TEST_SAMPLE === 'yes';
const ONE_IN = 4;

/** How many random cases to try, where `npm test` tries `count`. */
export function runsOf(count: number): number {
  return isSample ? Math.ceil(count / ONE_IN) : count;
}

/** Which of a list to look at, where `npm test` looks at all of it: one in four, spread over it. */
export function sampleOf<Item>(items: Iterable<Item>): Item[] {
  return [...items].filter((_, index) => !isSample || index % ONE_IN === 0);
}
