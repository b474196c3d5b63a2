/** What all replies to one request share, whatever becomes of it. */
export interface Exchange {
  readonly requestId: string;
  /** The client's own id when it may be echoed, else null. */
  readonly clientRequestId: string | null;
  /** A HEAD request: headers as for GET, no body. */
  readonly head: boolean;
  /** The endpoint's name, or null for a path that is none. */
  readonly route: string | null;
  /** Null until the caller is known. */
  readonly keyId: string | null;
}

/** Printable ASCII, 0x20 to 0x7E (contract 5.5). */
const PRINTABLE = /^[\x20-\x7e]{1,128}$/;

/**
 * Opens the exchange of a request that has just arrived.
 * @param clientRequestIds every `X-Client-Request-Id` field line; anything but one valid
 *   line is silently ignored (contract 5.5).
 */
export function openExchange(
  requestId: string,
  method: string,
  clientRequestIds: readonly string[],
  route: string | null,
): Exchange {
  const [own] = clientRequestIds;
  const valid = clientRequestIds.length === 1 && own !== undefined && PRINTABLE.test(own);
  return {
    requestId,
    clientRequestId: valid ? own : null,
    head: method === 'HEAD',
    route,
    keyId: null,
  };
}
