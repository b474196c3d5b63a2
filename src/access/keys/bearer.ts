/** Scheme in any case, one or more spaces, one token (RFC 6750 `b64token` and no more). */
const BEARER = /^bearer +([A-Za-z0-9._~+/=-]+)$/i;

/**
 * The token of the one `Authorization` field line (Contract 5.1, 13.2); null when the line is
 * missing, repeated, or not of the Bearer scheme.
 */
export function readBearer(authorization: readonly string[]): string | null {
  const line = authorization[0];
  if (line === undefined || authorization.length !== 1) return null;
  return BEARER.exec(line)?.[1] ?? null;
}
