/** Requests and replies as plain values; Node's own objects stay in the lanes. */

/** A request for the API. */
export interface ApiRequest {
  /** A UUIDv7 of ours, never the client's own (Contract 10.6). */
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
  /** Every `X-Data-Version` field line, in order: the pinned release. Contract 20. */
  readonly dataVersion: readonly string[];
  /** The origin for links in messages; without it, links are paths. */
  readonly siteUrl?: string;
  /** Limits look-ups of unknown keys; without it there is no limit. */
  readonly guard?: LookUpGuard;
  /** The codings that the client accepts, best first; none by default. */
  readonly codings?: readonly Coding[];
}

/** The codings of a prepared body. */
export type Coding = 'br' | 'gzip';

/** Header lines, name and value alternating, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

/** A long body, read at the pace of its client. */
export interface Pieces {
  readonly length: number;
  /** The hash of the whole body, in base64. */
  readonly sha256: string;
  /** Fills a buffer with the bytes from an offset. */
  read(from: number, into: Buffer): Promise<void>;
}

/**
 * A reply, complete except for what the transport adds: Date, Connection and
 * Strict-Transport-Security. The last seven fields are for log and metrics only.
 */
export interface ApiReply {
  readonly status: number;
  /** The header lines as on the wire, with Content-Type, Content-Length and X-Request-Id. */
  readonly headers: FlatHeaders;
  /** Null for HEAD and 304. A prepared body is UTF-8: 3 µs less for the list of countries. */
  readonly body: string | Buffer | Pieces | null;
  /** The length of the body in UTF-8; 0 without one. */
  readonly bytes: number;
  /** The endpoint's name, or the part of the service; null for an unknown path. */
  readonly route: string | null;
  /** The caller's key id; null until the caller is known. */
  readonly keyId: string | null;
  /** The caller's account; null until the caller is known. */
  readonly account: string | null;
  /** Whether the caller's plan is the Free one. */
  readonly isFree?: boolean | undefined;
  /** The error code; null when there is none. */
  readonly code: string | null;
  /** Why the caller is not known, where the log needs it. */
  readonly refusal?: Refusal | null;
  /** What was thrown, for `internal_error`. */
  readonly cause?: unknown;
}

/** Why an `Authorization` is refused, for the log; clients get one 401 for all (Contract 5.3). */
export type Refusal =
  | 'missing'
  | 'malformed'
  | 'unknown'
  /** The key was not looked up: its address sent too many invalid keys. */
  | 'unchecked'
  | 'revoked'
  | 'disabled'
  | 'expired';

/** Limits look-ups of keys that were never valid here. */
export interface LookUpGuard {
  mayLookUp(): boolean;
  /** Ends a look-up. @param failed whether the key is invalid. */
  lookedUp(failed: boolean): void;
}

/** A caller: what the API needs to know about a key's account. */
export interface Caller {
  readonly keyId: string;
  /** The account's name. */
  readonly account: string;
  /** Whether the plan allows the `region` parameter. */
  readonly regions: boolean;
}

/** A bucket's limits, with `resetSeconds` 0 while a token is left; or a month's, until its end. */
export interface Limits {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  /** A bucket's `RateLimit-Policy`: its size, and how long it takes to fill. */
  readonly policy?: string;
}

/** What spending leaves; both limits are null for unlimited accounts. */
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

/** What the API needs of `access`. Only a shared store answers with a promise. */
export interface Gate {
  /** The holder of this `Authorization`, or the cause of the 401. */
  identify(
    authorization: readonly string[],
    guard?: LookUpGuard,
  ): MaybePromise<Caller | Refusal | Unavailable>;
  /**
   * Takes a token of the caller's bucket and, when `countsForMonth`, one unit of the account's
   * month; a refusal takes neither. Refused when the key is no longer valid.
   */
  spend(caller: Caller, countsForMonth: boolean): MaybePromise<Spent | Refusal | Unavailable>;
}

/** The API, ready to answer. */
export interface Service {
  answer(request: ApiRequest): MaybePromise<ApiReply>;
}
