import { expect, test } from 'vitest';
import { bucketSize, takeToken } from '../../../src/access/limits/bucket.ts';
import { PLAN_NAMES, PLANS } from '../../../src/access/limits/plans.ts';
import { Random } from '../../support/random.ts';

/**
 * The same promise in another form: a level that rises with time and falls by one token for each
 * request. When the clock goes back, the level falls again.
 */
class ReferenceBucket {
  readonly #tokenMicros: number;
  readonly #full: number;
  #level: number;
  #last: number;

  constructor(capacity: number, tokenMicros: number, now: number) {
    this.#tokenMicros = tokenMicros;
    this.#full = capacity * tokenMicros;
    this.#level = this.#full;
    this.#last = now;
  }

  take(now: number) {
    this.#level = Math.max(0, Math.min(this.#full, this.#level + (now - this.#last)));
    this.#last = now;
    const allowed = this.#level >= this.#tokenMicros;
    if (allowed) this.#level -= this.#tokenMicros;
    const remaining = Math.trunc(this.#level / this.#tokenMicros);
    const missing = this.#tokenMicros - this.#level;
    const resetSeconds = remaining > 0 ? 0 : Math.max(1, Math.ceil(missing / 1_000_000));
    return { allowed, remaining, resetSeconds };
  }
}

/** Steps of every size, most of them around one token; one in fifty goes back in time. */
function nextStep(random: Random, tokenMicros: number): number {
  const kind = random.fraction();
  if (kind < 0.02) return -Math.floor(random.fraction() * tokenMicros * 20);
  if (kind < 0.4) return 0;
  if (kind < 0.45) return tokenMicros;
  if (kind < 0.451) return Math.floor(random.fraction() * tokenMicros * 2_000);
  return Math.floor(random.fraction() * tokenMicros * 2);
}

/** The plans' buckets, and one that takes more than a second to gain a token. */
const SIZES = [...PLAN_NAMES.map((name) => PLANS[name].bucket), bucketSize(3, 0.3)];

test('agrees with the reference bucket over 1,000,000 random steps', () => {
  const random = new Random(20_261_120);
  const differences: unknown[] = [];
  let admitted = 0;
  for (const size of SIZES) {
    let now = 1_800_000_000_000_000;
    let tat = 0;
    const reference = new ReferenceBucket(size.capacity, size.tokenMicros, now);
    for (let step = 0; step < 200_000; step += 1) {
      now += nextStep(random, size.tokenMicros);
      const answer = takeToken(size, tat, now);
      tat = answer.tat;
      const expected = reference.take(now);
      if (expected.allowed) admitted += 1;
      const agrees =
        answer.allowed === expected.allowed &&
        answer.limits.remaining === expected.remaining &&
        answer.limits.resetSeconds === expected.resetSeconds;
      if (!agrees) differences.push({ size, step, now, answer, expected });
    }
  }
  expect(differences.slice(0, 3)).toEqual([]);
  // Both outcomes must occur often, or the steps prove nothing.
  expect(admitted).toBeGreaterThan(100_000);
  expect(admitted).toBeLessThan(900_000);
});

test.each(PLAN_NAMES)('never admits more than capacity + refill x time: %s', (name) => {
  const size = PLANS[name].bucket;
  const seconds = 20;
  let tat = 0;
  let admitted = 0;
  for (let micros = 0; micros <= seconds * 1_000_000; micros += 100) {
    const answer = takeToken(size, tat, 1_800_000_000_000_000 + micros);
    tat = answer.tat;
    if (answer.allowed) admitted += 1;
  }
  const refilled = (seconds * 1_000_000) / size.tokenMicros;
  expect(admitted).toBe(size.capacity + Math.floor(refilled));
});

test('an odd rate is rounded so that the bucket never refills too fast', () => {
  expect(bucketSize(1_200, 300).tokenMicros).toBe(3_334);
});
