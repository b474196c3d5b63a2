/** What is told of a reply once it was given: to the log and the metrics, to no client. */
export interface Passed {
  /** Milliseconds of a clock that only goes forward. */
  readonly arrivedAt: number;
  readonly requestId: string;
  /** The endpoint's name, or the part of the site; null for a path that is none. */
  readonly route: string | null;
  readonly keyId: string | null;
  /** Empty for a request that could not be read. */
  readonly method: string;
  readonly status: number;
  /** The error code; null when there is none. */
  readonly code: string | null;
  /** Of the body. */
  readonly bytes: number;
}
