import type { KnownCaller } from './account.ts';
import { type BucketAnswer, takeToken } from './bucket.ts';

/** Buckets are swept when this many are held; a full one need not be remembered. */
const SWEEP_AT = 100_000;

/** The buckets of every key seen lately, in memory. */
export class BucketTable {
  readonly #tats = new Map<string, number>();
  #sweepAt = SWEEP_AT;

  /** How many buckets are held. */
  get size(): number {
    return this.#tats.size;
  }

  /** Takes one token of a key's bucket; `nowMicros` is microseconds since 1970. */
  take(caller: KnownCaller, nowMicros: number): BucketAnswer {
    const answer = takeToken(caller.plan.bucket, this.#tats.get(caller.keyId) ?? 0, nowMicros);
    this.#tats.set(caller.keyId, answer.tat);
    if (this.#tats.size >= this.#sweepAt) this.#sweep(nowMicros);
    return answer;
  }

  #sweep(nowMicros: number): void {
    for (const [keyId, tat] of this.#tats) {
      if (tat <= nowMicros) this.#tats.delete(keyId);
    }
    this.#sweepAt = Math.max(SWEEP_AT, this.#tats.size * 2);
  }
}
