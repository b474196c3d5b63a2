/**
 * What the contract deals in: plain values. Node's own objects stay in the lanes that carry
 * requests here and replies away.
 */

/** A request as the contract sees it. */
export interface ApiRequest {
  /** A UUIDv7, made when the request arrived; never the client's own (Contract 10.6). */
  readonly requestId: string;
  /** As sent: methods are case-sensitive. */
  readonly method: string;
  /** The raw path, undecoded, without the query. */
  readonly path: string;
  /** The raw query without its `?`; empty when there is none. */
  readonly query: string;
  /** Every `Authorization` field line, in order. */
  readonly authorization: readonly string[];
  /** Every `X-Client-Request-Id` field line, in order. */
  readonly clientRequestId: readonly string[];
  /** `If-None-Match`, field lines joined by ", "; null when absent. */
  readonly ifNoneMatch: string | null;
  /** Every `X-Data-Version` field line, in order: a release that is pinned. Contract 20. */
  readonly dataVersion: readonly string[];
  /** The origin of the site, which messages lead to; they have a path alone where it is left out. */
  readonly siteUrl?: string;
  /** Who pays for looking up a key that is not known here; nobody where it is left out. */
  readonly guard?: LookUpGuard;
  /** The codings that the client takes, the better one first; none when they are left out. */
  readonly codings?: readonly Coding[];
}

/** The codings of a body that was written beforehand. */
export type Coding = 'br' | 'gzip';

/** Header lines, name and value by turns: the form that `writeHead` takes as it stands. */
export type FlatHeaders = readonly string[];

/** A long body, which is read as its client takes it. */
export interface Pieces {
  readonly length: number;
  /** Of all of it, in base64. */
  readonly sha256: string;
  /** Fills a buffer with the bytes from one of them on. */
  read(from: number, into: Buffer): Promise<void>;
}

/**
 * A reply, complete but for what the transport adds (Date, Connection, and what it promises of
 * TLS). The last seven are for the log and the metrics, and are never written to the client.
 */
export interface ApiReply {
  readonly status: number;
  /** Names as they are written on the wire; Content-Type, Content-Length and X-Request-Id included. */
  readonly headers: FlatHeaders;
  /**
   * Null for HEAD and 304. In UTF-8 already where it was encoded beforehand: 3 µs less for the
   * list of countries.
   */
  readonly body: string | Buffer | Pieces | null;
  /** Of the body in UTF-8; 0 where there is none. */
  readonly bytes: number;
  /** The endpoint's name, or the part of the service; null for a path that is none. */
  readonly route: string | null;
  /** Null until the caller is known. */
  readonly keyId: string | null;
  /** Of the caller; null until it is known. */
  readonly account: string | null;
  /** The caller's plan is the Free one. */
  readonly isFree?: boolean | undefined;
  /** The error code; null when there is none. */
  readonly code: string | null;
  /** Why nobody is known, where that was asked. */
  readonly refusal?: Refusal | null;
  /** What was thrown, for `internal_error`. */
  readonly cause?: unknown;
}

/**
 * Why nobody can be told from an `Authorization`. For whoever looks after the service: a client
 * gets the one 401 for all of them (Contract 5.3).
 */
export type Refusal =
  | 'missing'
  | 'malformed'
  | 'unknown'
  /** Not looked up: too many keys that are none have come from its address. */
  | 'unchecked'
  | 'revoked'
  | 'disabled'
  | 'expired';

/** Asked before a key that was never valid here is looked up. */
export interface LookUpGuard {
  mayLookUp(): boolean;
  /** The look-up that was allowed is over. @param failed whether the key is none that may ask. */
  lookedUp(failed: boolean): void;
}

/** Who asks: the part of a key's account that the contract needs. */
export interface Caller {
  readonly keyId: string;
  /** The account's name. */
  readonly account: string;
  /** Whether the plan allows the `region` parameter. */
  readonly regions: boolean;
}

/** Of a bucket, whose `resetSeconds` is 0 while a token is left, or of a month, which ends then. */
export interface Limits {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  /** Of a bucket: its size, and how long an empty one takes to fill, as `RateLimit-Policy` says it. */
  readonly policy?: string;
}

/** What spending leaves; both are null for unlimited accounts. */
export type Spent =
  | { readonly ok: true; readonly limits: Limits | null; readonly month: Limits | null }
  | {
      readonly ok: false;
      readonly code: 'rate_limited' | 'monthly_limit_reached';
      readonly limits: Limits;
      readonly month: Limits | null;
      readonly retryAfterSeconds: number;
    };

/** The key store cannot say who this is: 503, never a false 401. */
export const UNAVAILABLE = Symbol('unavailable');
export type Unavailable = typeof UNAVAILABLE;

type MaybePromise<T> = T | Promise<T>;

/**
 * What the contract asks of `access`. Implemented there, passed in by `server`.
 * Both calls answer at once on the embedded store and later on a shared one.
 */
export interface Gate {
  /** Who holds this `Authorization`, or the cause of the one 401. */
  identify(
    authorization: readonly string[],
    guard?: LookUpGuard,
  ): MaybePromise<Caller | Refusal | Unavailable>;
  /**
   * Takes a token of the caller's bucket and, when `countsForMonth`, one unit of the
   * account's month; a refusal takes neither.
   * A refusal when the key has stopped being valid since `identify`.
   */
  spend(caller: Caller, countsForMonth: boolean): MaybePromise<Spent | Refusal | Unavailable>;
}

/** The whole contract, ready to answer: what every lane of it is given. */
export interface Service {
  answer(request: ApiRequest): MaybePromise<ApiReply>;
}
