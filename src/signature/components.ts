import { hash } from 'node:crypto';

/** The part of a request that the signature of its reply covers. */
export interface AskedFor {
  /** As sent: methods are case-sensitive. */
  readonly method: string;
  /** The host that was asked, in the form of {@link normalAuthority}. */
  readonly authority: string;
  /** Undecoded, beginning with a slash, without the query. */
  readonly path: string;
  /** Undecoded, without its `?`; empty when there is none. */
  readonly query: string;
}

/** The part of a reply that a signature covers. */
export interface Said {
  readonly status: number;
  /** Header lines, name and value by turns, in any case. */
  readonly headers: readonly string[];
}

/** Identifiers of what is always covered, as RFC 9421 2 writes them. */
const OF_EVERY_REPLY = ['"@status"', '"content-digest"'];
/** Of fields that are covered when the reply has them. */
const OF_FIELDS = ['"content-type"', '"x-data-version"', '"x-regions-differ"'];
/** Says what a reply without content stands for: of HEAD and 304. */
const ENTITY_TAG = '"etag"';
const OF_THE_REQUEST = ['"@method";req', '"@authority";req', '"@path";req', '"@query";req'];

/** What a signature may cover here, and nothing else. */
export const KNOWN_COMPONENTS: ReadonlySet<string> = new Set([
  ...OF_EVERY_REPLY,
  ...OF_FIELDS,
  ENTITY_TAG,
  ...OF_THE_REQUEST,
]);

/** Digest of no bytes at all. */
export const EMPTY_DIGEST = contentDigest('');

/** Content that was hashed beforehand: SHA-256 in base64. */
export interface Hashed {
  readonly sha256: string;
}

/** The value of `Content-Digest` (RFC 9530 2) of some content, as it is sent. */
export function contentDigest(content: string | Uint8Array | Hashed): string {
  const isHashed = typeof content !== 'string' && 'sha256' in content;
  return `sha-256=:${isHashed ? content.sha256 : hash('sha256', content, 'base64')}:`;
}

/**
 * A host as RFC 9421 2.2.3 has it: in lower case, without the port that its scheme has anyway.
 * @param host as in `Host`, for example `Redletter.example:443`.
 */
export function normalAuthority(host: string, isSecure: boolean): string {
  const lower = host.toLowerCase();
  const usual = isSecure ? ':443' : ':80';
  return lower.endsWith(usual) ? lower.slice(0, -usual.length) : lower;
}

/** Lines of a field joined as RFC 9421 2.1 has them, by names in lower case. */
export function fieldsOf(headers: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let index = 0; index < headers.length; index += 2) {
    const name = (headers[index] as string).toLowerCase();
    const value = (headers[index + 1] as string).trim();
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return fields;
}

/** What a signature must cover of a reply with these fields, in the order in which we write it. */
export function requiredComponents(fields: ReadonlyMap<string, string>): string[] {
  const present = OF_FIELDS.filter((id) => fields.has(fieldName(id)));
  const hasContent = fields.get('content-digest') !== EMPTY_DIGEST;
  const tag = !hasContent && fields.has(fieldName(ENTITY_TAG)) ? [ENTITY_TAG] : [];
  return [...OF_EVERY_REPLY, ...present, ...tag, ...OF_THE_REQUEST];
}

/** Printable ASCII: anything else could end a line of the base. */
const PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * The text that is signed: RFC 9421 2.5.
 * @param params the value of `@signature-params`.
 * @returns null when a component is not there, or cannot stand on a line.
 */
export function signatureBase(
  components: readonly string[],
  params: string,
  asked: AskedFor,
  { status, fields }: { readonly status: number; readonly fields: ReadonlyMap<string, string> },
): string | null {
  let base = '';
  for (const id of components) {
    const value = derivedValue(id, asked, status) ?? fields.get(fieldName(id));
    if (value === undefined || !PRINTABLE.test(value)) return null;
    base += `${id}: ${value}\n`;
  }
  return `${base}"@signature-params": ${params}`;
}

function derivedValue(id: string, asked: AskedFor, status: number): string | null {
  switch (id) {
    case '"@status"':
      return String(status);
    case '"@method";req':
      return asked.method;
    case '"@authority";req':
      return asked.authority;
    case '"@path";req':
      return asked.path;
    case '"@query";req':
      return `?${asked.query}`;
    default:
      return null;
  }
}

function fieldName(id: string): string {
  return id.slice(1, -1);
}
