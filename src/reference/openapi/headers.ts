import { z } from 'zod';

/** The description of a header field, with its schema if that is not an optional text. */
type Field = string | readonly [schema: z.ZodType, description: string];

/** Each field is a component of the document, under its own name. */
function replyFields(fields: Readonly<Record<string, Field>>) {
  const described = Object.entries(fields).map(([id, field]): [string, z.ZodType] => {
    const [schema, description] = typeof field === 'string' ? [optionalText, field] : field;
    return [id, schema.meta({ description, header: { id } })];
  });
  return Object.fromEntries(described);
}

const seconds = z.int().min(0);
const count = z.int().min(0).optional();
const optionalText = z.string().optional();

const ALWAYS = replyFields({
  'X-Request-Id': [z.uuidv7(), 'Identifies this request in our log: a UUIDv7 made by the server.'],
  'X-Client-Request-Id': [
    z.string().min(1).max(128).optional(),
    'Your own id, when you sent a valid one.',
  ],
});

/** Contract 21.1: on every reply to a request with `Accept-Signature`. */
const SIGNED = replyFields({
  'Content-Digest':
    'SHA-256 of the body as it is sent (RFC 9530). Only when asked for with Accept-Signature.',
  'Signature-Input': 'What is signed, when and with which key (RFC 9421). Only when asked for.',
  Signature:
    'The signature, Ed25519, to be checked with a key of /.well-known/jwks.json. Only when asked for.',
});

/** The limits of a caller with a key: bucket and month. */
const LIMITS = replyFields({
  'RateLimit-Limit': [
    z.int().min(1).optional(),
    'Size of the bucket; of the month in a `monthly_limit_reached`. Absent for unlimited accounts.',
  ],
  'RateLimit-Remaining': [count, 'Requests left at this moment.'],
  'RateLimit-Reset': [
    seconds.optional(),
    'Seconds until at least one request is possible again; 0 while one is.',
  ],
  'RateLimit-Policy':
    'The bucket in the form of the IETF draft: `"bucket";q=60;w=6` is 60 requests that return within 6 seconds. Absent from `monthly_limit_reached`.',
  'X-Month-Limit': [
    count,
    'Answers that the account has each month. Absent for unlimited accounts.',
  ],
  'X-Month-Remaining': [count, 'Answers left this month.'],
  'X-Month-Reset': [
    seconds.optional(),
    'Seconds to 00:00 UTC on the 1st, when the month begins anew.',
  ],
});

const RETRY_AFTER = replyFields({
  'Retry-After': [seconds, 'Seconds to wait before the next attempt.'],
});

const CHALLENGE = replyFields({
  'WWW-Authenticate': [z.string(), 'Always `Bearer realm="Redletter"`, whatever the cause.'],
});

const { ETag, Vary, ...ANSWER } = replyFields({
  ETag: [z.string(), 'Strong tag of exactly these bytes; send it as If-None-Match.'],
  'X-Data-Version': [z.string().regex(/^\d{4}\.\d{1,2}\.\d+$/), 'The data release that answered.'],
  'X-Regions-Differ':
    'Without `region`: how many of the business days in the answer are days off in some region, and in which, as a dictionary of RFC 9651: `dates=1, regions=("ENG" "NIR" "WLS")`. Absent where no region differs.',
  'Cache-Control': [
    z.string(),
    '`private, no-cache`: keep it, and ask with If-None-Match before using it again.',
  ],
  Vary: [
    z.string(),
    '`X-Data-Version`: a request that pins a release has an answer of its own. Also `Accept-Encoding`, where bodies are compressed.',
  ],
});

/** The fields of a 304. */
export const NOT_MODIFIED_HEADERS = z.object({ ...ALWAYS, ...LIMITS, ...SIGNED, ETag, Vary });

/** The fields of a 200. */
export const SUCCESS_HEADERS = z.object({ ...ALWAYS, ...LIMITS, ...SIGNED, ETag, ...ANSWER, Vary });

const BY_STATUS: Readonly<Record<number, Readonly<Record<string, z.ZodType>>>> = {
  400: LIMITS,
  401: CHALLENGE,
  403: LIMITS,
  429: { ...LIMITS, ...RETRY_AFTER },
  503: RETRY_AFTER,
};

/** The fields of an error, by status. */
export function errorHeaders(status: number) {
  return z.object({ ...ALWAYS, ...BY_STATUS[status], ...SIGNED });
}

function requestField(id: string, schema: z.ZodType, description: string, example?: string) {
  return schema.optional().meta({ description, param: { id, ...(example && { example }) } });
}

/** What a request may send besides its key. */
export const REQUEST_HEADERS = z.object({
  'X-Client-Request-Id': requestField(
    'ClientRequestId',
    z.string().regex(/^[\x20-\x7e]{1,128}$/),
    'Your own id for the request: 1 to 128 printable ASCII characters. Echoed when valid, ignored when not.',
  ),
  'If-None-Match': requestField(
    'IfNoneMatch',
    z.string(),
    'The ETag of a reply you hold: 304 without a body if it is still the answer.',
  ),
  'X-Data-Version': requestField(
    'PinnedDataVersion',
    z.string(),
    'Pins a release: its version, or a date, for the newest release of that day or before. The newest release answers when it is left out. A pin in the query, such as `version=`, is refused.',
    '2026.11.1',
  ),
  'Accept-Signature': requestField(
    'AcceptSignature',
    z.string().max(1_024),
    'Asks for a signed reply, which can be kept as a receipt (RFC 9421 5.1). With a nonce: `sig=();nonce="8d2c"`.',
    'sig=()',
  ),
});
