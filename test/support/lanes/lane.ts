/** A target of the conformance suite: anything that takes a request and gives a reply. */

/** Who sends a request; each lane has a key for every role. */
export type Role =
  /** Sends no `Authorization` line. */
  | 'nobody'
  /** Free plan, no limits. */
  | 'free'
  /** A paid plan, no limits. */
  | 'paid';

export interface LaneRequest {
  readonly method: string;
  /** Path and query, as on the wire. */
  readonly target: string;
  readonly role: Role;
  /** Further header lines, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface LaneReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Lane {
  send(request: LaneRequest): Promise<LaneReply>;
}

/** A plain GET for cases to vary. */
export function get(target: string, rest: Partial<LaneRequest> = {}): LaneRequest {
  return { method: 'GET', target, role: 'paid', headers: [], ...rest };
}

/** Raw input that a reply must never repeat. */
export const MARKER = 'zq9';
