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
import type { WireRequest } from '../wire/wire-request.ts';

/** Contract 14.6: what one address may have without a key. */
const VISITOR_BUCKETS = {
  /** Rendered pages; a page already kept costs no token. */
  pages: bucketSize(60, 10),
  /** Requests with an invalid key: a mistyped one is tried a few times, never 20 times a second. */
  failures: bucketSize(200, 20),
  /** Signatures, each of which costs the loop more than two API calls (Decision 32). */
  signatures: bucketSize(100, 20),
  /** Contract 24.3: keys looked up on `/account/`, valid or not. */
  accounts: bucketSize(20, 0.2),
  /** Keys made on request. */
  keys: bucketSize(3, 1 / 3_600),
  /** Reports of mistakes. */
  reports: bucketSize(5, 1 / 600),
} as const satisfies Record<string, BucketSize>;

export type VisitorBuckets = Readonly<Record<keyof typeof VISITOR_BUCKETS, BucketSize>>;

/** The bounds for wider networks, and for everybody together. */
interface WiderBuckets {
  readonly networksOf: (address: string) => readonly [middle: string, wide: string];
  readonly middle: BucketSize;
  readonly wide: BucketSize;
  readonly all: BucketSize;
  /** Beyond `all`, for wide networks that have sent nothing yet: none shuts out the others. */
  readonly newcomers?: BucketSize;
}

const WIDER_BUCKETS: Readonly<Partial<Record<keyof VisitorBuckets, WiderBuckets>>> = {
  // Contract 24.3: one network may have thousands of addresses.
  keys: {
    networksOf: widerNetworksOf,
    middle: bucketSize(6, 2 / 3_600),
    wide: bucketSize(12, 4 / 3_600),
    all: bucketSize(30, 1 / 30),
  },
  // Contract 14.6: one sender gets many addresses cheaply, but not many networks of providers.
  reports: {
    networksOf: providersOf,
    middle: bucketSize(10, 1 / 300),
    wide: bucketSize(20, 1 / 180),
    all: bucketSize(60, 1 / 60),
    newcomers: bucketSize(30, 1 / 60),
  },
};

/** The most addresses held; the one that asked longest ago is dropped first. */
const ADDRESSES_MAX = 50_000;

type Bucket = readonly [who: string, size: BucketSize];

/** The buckets of addresses seen lately, in memory. */
export class Visitors {
  readonly #sizes: VisitorBuckets;
  readonly #addressesMax: number;
  readonly #tats = Object.fromEntries(
    Object.keys(VISITOR_BUCKETS).map((kind) => [kind, new Map()]),
  ) as Record<keyof VisitorBuckets, Map<string, number>>;

  /** @param sizes replace those of Contract 14.6. */
  constructor(sizes: Partial<VisitorBuckets> = {}, addressesMax = ADDRESSES_MAX) {
    this.#sizes = { ...VISITOR_BUCKETS, ...sizes };
    this.#addressesMax = addressesMax;
  }

  /**
   * Takes a token from an address's bucket, and from those of its wider networks if they have any.
   * @param millis of a monotonic clock.
   */
  take(kind: keyof VisitorBuckets, address: string, millis: number): BucketAnswer {
    const micros = Math.round(millis * 1_000);
    const own: Bucket = [networkOf(address), this.#sizes[kind]];
    const wider = WIDER_BUCKETS[kind];
    if (wider === undefined) return this.#takeEach(kind, [own], micros);
    const [middle, wide] = wider.networksOf(address);
    const buckets: [Bucket, ...Bucket[]] = [own, [middle, wider.middle], [wide, wider.wide]];
    const { newcomers } = this.#tats[kind].has(wide) ? {} : wider;
    const answer = this.#takeEach(kind, [...buckets, ['all', wider.all]], micros);
    return answer.allowed || newcomers === undefined
      ? answer
      : this.#takeEach(kind, [...buckets, ['newcomers', newcomers]], micros);
  }

  /**
   * Takes a token from each bucket, or from none: if a wider network refuses, the address pays
   * nothing.
   * @returns the answer of the first bucket, or of the one that refuses for longest.
   */
  #takeEach(
    kind: keyof VisitorBuckets,
    buckets: readonly [Bucket, ...Bucket[]],
    micros: number,
  ): BucketAnswer {
    const tats = this.#tats[kind];
    const taken = ([who, size]: Bucket) =>
      [who, takeToken(size, tats.get(who) ?? 0, micros)] as const;
    const [first, ...others] = buckets;
    const answers = [taken(first), ...others.map(taken)] as const;
    const refused = answers.filter(([, { allowed }]) => !allowed);
    for (const [who, { tat }] of refused.length === 0 ? answers : refused) {
      // Each address moves to the end, so the first ones asked longest ago.
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

  /** Returns a token to an address whose key turned out to be valid. */
  giveBack(kind: keyof VisitorBuckets, address: string): void {
    const tats = this.#tats[kind];
    const who = networkOf(address);
    const tat = tats.get(who);
    if (tat !== undefined) tats.set(who, tat - this.#sizes[kind].tokenMicros);
  }

  /**
   * The reply to somebody without a valid key: whoever keeps trying invalid keys is told to wait.
   * Callers at the same address are not.
   */
  judge(
    request: Asked & Pick<WireRequest, 'address' | 'failure'>,
    reply: ApiReply,
    millis: number,
  ): ApiReply {
    if (reply.code !== 'unauthorized') return reply;
    const { allowed, limits } = request.failure ?? this.take('failures', request.address, millis);
    if (allowed) return reply;
    return errorReply(request, 'rate_limited', {
      route: reply.route,
      refusal: reply.refusal ?? null,
      message: 'Too many requests without a valid key from this address: wait Retry-After seconds.',
      limits,
      retryAfterSeconds: limits.resetSeconds,
    });
  }
}

/** The networks of an address's providers: the /48 and /32 of IPv6, the /24 and /16 of IPv4. */
function providersOf(address: string): readonly [middle: string, wide: string] {
  const network = networkOf(address);
  const mark = network.includes(':') ? ':' : '.';
  const parts = network.split(mark);
  return [parts.slice(0, 3).join(mark), parts.slice(0, 2).join(mark)];
}
