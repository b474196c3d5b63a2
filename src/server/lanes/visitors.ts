import {
  type BucketAnswer,
  type BucketSize,
  bucketSize,
  takeToken,
} from '../../access/limits/bucket.ts';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply } from '../../api/message.ts';
import type { Asked } from '../../api/reply.ts';
import { networkOf, widerNetworksOf } from '../wire/connection.ts';
import type { Visit } from '../wire/visit.ts';

/** Contract 14.6: what one address may have without a key. */
export const VISITOR_BUCKETS = {
  /** Pages that had to be rendered; those that are kept cost nothing. */
  pages: bucketSize(60, 10),
  /** Requests whose key is none: a mistyped one is tried a few times, never 20 times a second. */
  failures: bucketSize(200, 20),
  /** Signatures, each of which costs the loop more than two calls of the API (Decision 32). */
  signatures: bucketSize(100, 20),
  /** Contract 24.3: keys that are looked at on `/account/`, right ones and wrong ones. */
  accounts: bucketSize(20, 0.2),
  /** Keys that are made for whoever asks. */
  keys: bucketSize(3, 1 / 3_600),
} as const satisfies Record<string, BucketSize>;

/** What wider networks may have besides, and everybody together. */
interface WiderBuckets {
  /** Of a /56, or a /24 of IPv4. */
  readonly middle: BucketSize;
  /** Of a /48, or a /16 of IPv4. */
  readonly wide: BucketSize;
  readonly all: BucketSize;
}

/** Contract 24.3: a network of one's own has addresses by the thousand. */
const WIDER_BUCKETS: Readonly<Record<string, WiderBuckets>> = {
  keys: {
    middle: bucketSize(6, 2 / 3_600),
    wide: bucketSize(12, 4 / 3_600),
    all: bucketSize(30, 1 / 30),
  },
};

export type VisitorBuckets = Readonly<Record<keyof typeof VISITOR_BUCKETS, BucketSize>>;

/** Addresses held at most; the one that was new longest ago goes first. */
const ADDRESSES_MAX = 50_000;

/** The buckets of addresses seen lately, in memory. */
export class Visitors {
  readonly #sizes: VisitorBuckets;
  readonly #addressesMax: number;
  readonly #tats = {
    pages: new Map<string, number>(),
    failures: new Map<string, number>(),
    signatures: new Map<string, number>(),
    accounts: new Map<string, number>(),
    keys: new Map<string, number>(),
  };

  constructor(sizes: VisitorBuckets = VISITOR_BUCKETS, addressesMax = ADDRESSES_MAX) {
    this.#sizes = sizes;
    this.#addressesMax = addressesMax;
  }

  /** Takes a token of an address's bucket. @param millis of a clock that only goes forward. */
  take(kind: keyof VisitorBuckets, address: string, millis: number): BucketAnswer {
    const tats = this.#tats[kind];
    const micros = Math.round(millis * 1_000);
    const taken = ([who, size]: Bucket) =>
      [who, takeToken(size, tats.get(who) ?? 0, micros)] as const;
    const [first, ...wider] = bucketsOf(kind, this.#sizes[kind], address);
    const answers = [taken(first), ...wider.map(taken)] as const;
    const refused = answers.filter(([, { allowed }]) => !allowed);
    // A token of each, or of none; what is refused by a wider network is not noted of an address.
    for (const [who, { tat }] of refused.length === 0 ? answers : refused) {
      // Put at the end, so that the first ones are those that have asked longest ago.
      tats.delete(who);
      tats.set(who, tat);
    }
    while (tats.size > this.#addressesMax) tats.delete(tats.keys().next().value as string);
    const [own] = answers;
    return refused.reduce(
      (one, [, other]) => (other.limits.resetSeconds > one.limits.resetSeconds ? other : one),
      refused[0]?.[1] ?? own[1],
    );
  }

  /** Puts a token back that was taken in vain. */
  giveBack(kind: keyof VisitorBuckets, address: string): void {
    const tats = this.#tats[kind];
    const who = networkOf(address);
    const tat = tats.get(who);
    if (tat !== undefined) tats.set(who, tat - this.#sizes[kind].tokenMicros);
  }

  /**
   * What is said to somebody without a key: whoever tries keys that are none is told to wait
   * after a while; the callers at the same address are not.
   */
  judge(
    visit: Asked & Pick<Visit, 'address' | 'failure'>,
    reply: ApiReply,
    millis: number,
  ): ApiReply {
    if (reply.code !== 'unauthorized') return reply;
    const { allowed, limits } = visit.failure ?? this.take('failures', visit.address, millis);
    if (allowed) return reply;
    return errorReply(visit, 'rate_limited', {
      route: reply.route,
      refusal: reply.refusal ?? null,
      message: 'Too many requests without a valid key from this address: wait Retry-After seconds.',
      limits,
      retryAfterSeconds: limits.resetSeconds,
    });
  }
}

type Bucket = readonly [who: string, size: BucketSize];

/** The buckets of an address, its own first, by what they are of. */
function bucketsOf(
  kind: keyof VisitorBuckets,
  own: BucketSize,
  address: string,
): readonly [Bucket, ...Bucket[]] {
  const wider = WIDER_BUCKETS[kind];
  if (wider === undefined) return [[networkOf(address), own]];
  const [middle, wide] = widerNetworksOf(address);
  return [
    [networkOf(address), own],
    [middle, wider.middle],
    [wide, wider.wide],
    ['all', wider.all],
  ];
}
