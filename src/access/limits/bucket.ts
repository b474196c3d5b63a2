import type { Limits } from '../../api/message.ts';

/**
 * The token bucket of a key, as GCRA: one number, the theoretical arrival time (`tat`), holds its
 * state. Integer microseconds throughout, so that every store computes the same. Contract 14.1,
 * Decision 6.
 */
export interface BucketSize {
  /** Tokens in a full bucket. */
  readonly capacity: number;
  /** T: microseconds until one token returns. */
  readonly tokenMicros: number;
  /** B = capacity x T: microseconds until an empty bucket is full. */
  readonly fullMicros: number;
  /** Its `RateLimit-Policy` field, Contract 10.4: written once, not per reply. */
  readonly policy: string;
}

export interface BucketAnswer {
  readonly allowed: boolean;
  /** The number to store; the clamped one when nothing was taken. */
  readonly tat: number;
  readonly limits: Limits;
}

/** Rounded up to whole microseconds: a bucket never refills faster than its plan says. */
export function bucketSize(capacity: number, refillPerSecond: number): BucketSize {
  const tokenMicros = Math.ceil(1_000_000 / refillPerSecond);
  const fullMicros = capacity * tokenMicros;
  const policy = `"bucket";q=${capacity};w=${Math.ceil(fullMicros / 1_000_000)}`;
  return { capacity, tokenMicros, fullMicros, policy };
}

/**
 * Takes one token at `now` (microseconds) if there is one.
 * @param stored the `tat` kept since the last call; 0 for a key not seen before.
 */
export function takeToken(size: BucketSize, stored: number, now: number): BucketAnswer {
  const tat = tatAt(size, stored, now);
  const taken = tat + size.tokenMicros;
  const allowed = taken - now <= size.fullMicros;
  const kept = allowed ? taken : tat;
  return { allowed, tat: kept, limits: limitsAt(size, kept, now) };
}

/**
 * The effective `tat` at `now` (microseconds). The upper clamp makes a clock that jumped back
 * harmless: at worst the bucket is empty.
 */
export function tatAt(size: BucketSize, stored: number, now: number): number {
  return Math.min(Math.max(stored, now), now + size.fullMicros);
}

/** A bucket's `tat` at `now` (both microseconds), in the terms of the RateLimit fields. */
export function limitsAt(size: BucketSize, tat: number, now: number): Limits {
  const remaining = Math.floor((size.fullMicros - (tat - now)) / size.tokenMicros);
  const untilToken = tat + size.tokenMicros - size.fullMicros - now;
  return {
    limit: size.capacity,
    remaining,
    resetSeconds: remaining > 0 ? 0 : Math.max(1, Math.ceil(untilToken / 1_000_000)),
    policy: size.policy,
  };
}
