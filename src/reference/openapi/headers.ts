import { z } from 'zod';

/** The header fields of requests and replies, as the OpenAPI document describes them. */

function field(name: string, schema: z.ZodType, description: string): z.ZodType {
  return schema.meta({ description, header: { id: name } });
}

const seconds = z.int().min(0);

const ALWAYS = {
  'X-Request-Id': field(
    'X-Request-Id',
    z.uuidv7(),
    'Identifies this request in our log: a UUIDv7 made by the server.',
  ),
  'X-Client-Request-Id': field(
    'X-Client-Request-Id',
    z.string().min(1).max(128).optional(),
    'Your own id, when you sent a valid one.',
  ),
};

/** Contract 21.1: on every reply, where the request has `Accept-Signature`. */
const SIGNED = {
  'Content-Digest': field(
    'Content-Digest',
    z.string().optional(),
    'SHA-256 of the body as it is sent (RFC 9530). Only when asked for with Accept-Signature.',
  ),
  'Signature-Input': field(
    'Signature-Input',
    z.string().optional(),
    'What is signed, when and with which key (RFC 9421). Only when asked for.',
  ),
  Signature: field(
    'Signature',
    z.string().optional(),
    'The signature, Ed25519, to be checked with a key of /.well-known/jwks.json. Only when asked for.',
  ),
};

const LIMITS = {
  'RateLimit-Limit': field(
    'RateLimit-Limit',
    z.int().min(1).optional(),
    'Size of the bucket; of the month in a `monthly_limit_reached`. Absent for unlimited accounts.',
  ),
  'RateLimit-Remaining': field(
    'RateLimit-Remaining',
    z.int().min(0).optional(),
    'Requests left at this moment.',
  ),
  'RateLimit-Reset': field(
    'RateLimit-Reset',
    seconds.optional(),
    'Seconds until at least one request is possible again; 0 while one is.',
  ),
  'RateLimit-Policy': field(
    'RateLimit-Policy',
    z.string().optional(),
    'The bucket in the form of the IETF draft: `"bucket";q=60;w=6` is 60 requests that return within 6 seconds. Absent from `monthly_limit_reached`.',
  ),
};

/** Beside the limits of the bucket, wherever these stand for a caller with a key. */
const MONTH = {
  'X-Month-Limit': field(
    'X-Month-Limit',
    z.int().min(0).optional(),
    'Answers that the account has each month. Absent for unlimited accounts.',
  ),
  'X-Month-Remaining': field(
    'X-Month-Remaining',
    z.int().min(0).optional(),
    'Answers left this month.',
  ),
  'X-Month-Reset': field(
    'X-Month-Reset',
    seconds.optional(),
    'Seconds to 00:00 UTC on the 1st, when the month begins anew.',
  ),
};

const RETRY_AFTER = {
  'Retry-After': field('Retry-After', seconds, 'Seconds to wait before the next attempt.'),
};

const ETAG = field(
  'ETag',
  z.string(),
  'Strong tag of exactly these bytes; send it as If-None-Match.',
);

const VARY = field(
  'Vary',
  z.string(),
  '`X-Data-Version`: a request that pins a release has an answer of its own. Also `Accept-Encoding`, where bodies are compressed.',
);

/** The fields of a 200. */
export const SUCCESS_HEADERS = z.object({
  ...ALWAYS,
  ...LIMITS,
  ...MONTH,
  ...SIGNED,
  ETag: ETAG,
  'X-Data-Version': field(
    'X-Data-Version',
    z.string().regex(/^\d{4}\.\d{1,2}\.\d+$/),
    'The data release that answered.',
  ),
  'X-Regions-Differ': field(
    'X-Regions-Differ',
    z.string().optional(),
    'Without `region`: how many of the business days in the answer are days off in some region, and in which, as a dictionary of RFC 9651: `dates=1, regions=("ENG" "NIR" "WLS")`. Absent where no region differs.',
  ),
  'Cache-Control': field(
    'Cache-Control',
    z.string(),
    '`private, no-cache`: keep it, and ask with If-None-Match before using it again.',
  ),
  Vary: VARY,
});

/** The fields of a 304. */
export const NOT_MODIFIED_HEADERS = z.object({
  ...ALWAYS,
  ...LIMITS,
  ...MONTH,
  ...SIGNED,
  ETag: ETAG,
  Vary: VARY,
});

/** The fields of an error, by status. */
export function errorHeaders(status: number) {
  const challenge = field(
    'WWW-Authenticate',
    z.string(),
    'Always `Bearer realm="Redletter"`, whatever the cause.',
  );
  return z.object({
    ...ALWAYS,
    ...(status === 400 || status === 403 ? { ...LIMITS, ...MONTH } : {}),
    ...(status === 401 ? { 'WWW-Authenticate': challenge } : {}),
    ...(status === 429 ? { ...LIMITS, ...MONTH, ...RETRY_AFTER } : {}),
    ...(status === 503 ? RETRY_AFTER : {}),
    ...SIGNED,
  });
}

/** What a request may send besides its key. */
export const REQUEST_HEADERS = z.object({
  'X-Client-Request-Id': z
    .string()
    .regex(/^[\x20-\x7e]{1,128}$/)
    .optional()
    .meta({
      description:
        'Your own id for the request: 1 to 128 printable ASCII characters. Echoed when valid, ignored when not.',
      param: { id: 'ClientRequestId' },
    }),
  'If-None-Match': z
    .string()
    .optional()
    .meta({
      description: 'The ETag of a reply you hold: 304 without a body if it is still the answer.',
      param: { id: 'IfNoneMatch' },
    }),
  'X-Data-Version': z
    .string()
    .optional()
    .meta({
      description:
        'Pins a release: its version, or a date, for the newest release of that day or before. The newest release answers when it is left out. A pin in the query, such as `version=`, is refused.',
      param: { id: 'PinnedDataVersion', example: '2026.11.1' },
    }),
  'Accept-Signature': z
    .string()
    .max(1_024)
    .optional()
    .meta({
      description:
        'Asks for a signed reply, which can be kept as a receipt (RFC 9421 5.1). With a nonce: `sig=();nonce="8d2c"`.',
      param: { id: 'AcceptSignature', example: 'sig=()' },
    }),
});
