import { hash } from 'node:crypto';

/** What a signature covers in the request. */
export interface AskedFor {
  /** The method as sent: methods are case-sensitive. */
  readonly method: string;
  /** The requested host, in the form of {@link normalAuthority}. */
  readonly authority: string;
  /** Undecoded, beginning with a slash, without the query. */
  readonly path: string;
  /** Undecoded, without its `?`; empty when there is none. */
  readonly query: string;
}

/** What a signature covers in the reply. */
export interface Said {
  readonly status: number;
  /** Header lines, name and value alternating, in any case. */
  readonly headers: readonly string[];
}

/** Components that every signature covers, as RFC 9421 2 writes them. */
const OF_EVERY_REPLY = ['"@status"', '"content-digest"'];
/** Fields that a signature covers if the reply has them. */
const OF_FIELDS = ['"content-type"', '"x-data-version"', '"x-regions-differ"'];
/** A field that is covered where a reply has no content: HEAD and 304. */
const ENTITY_TAG = '"etag"';
const OF_THE_REQUEST = ['"@method";req', '"@authority";req', '"@path";req', '"@query";req'];

/** The components that a signature can cover here. */
export const KNOWN_COMPONENTS: ReadonlySet<string> = new Set([
  ...OF_EVERY_REPLY,
  ...OF_FIELDS,
  ENTITY_TAG,
  ...OF_THE_REQUEST,
]);

/** The digest of empty content. */
export const EMPTY_DIGEST = contentDigest('');

/** Content that is already hashed: its SHA-256 in base64. */
export type Hashed = { readonly sha256: string };

/** The value of `Content-Digest` (RFC 9530 2) of a content as sent. */
export function contentDigest(content: string | Uint8Array | Hashed): string {
  const isHashed = typeof content !== 'string' && 'sha256' in content;
  return `sha-256=:${isHashed ? content.sha256 : hash('sha256', content, 'base64')}:`;
}

/** A `Host` in the form of RFC 9421 2.2.3: lower case, without its scheme's default port. */
export function normalAuthority(host: string, isSecure: boolean): string {
  const lower = host.toLowerCase();
  const usual = isSecure ? ':443' : ':80';
  return lower.endsWith(usual) ? lower.slice(0, -usual.length) : lower;
}

/** Field lines by lower-case name, joined as in RFC 9421 2.1. */
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

/** The components that a signature must cover for a reply with these fields, in our order. */
export function requiredComponents(fields: ReadonlyMap<string, string>): string[] {
  const present = OF_FIELDS.filter((id) => fields.has(fieldName(id)));
  const hasContent = fields.get('content-digest') !== EMPTY_DIGEST;
  const tag = !hasContent && fields.has(fieldName(ENTITY_TAG)) ? [ENTITY_TAG] : [];
  return [...OF_EVERY_REPLY, ...present, ...tag, ...OF_THE_REQUEST];
}

/** Printable ASCII: any other character could end a line of the base. */
const PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * The signature base: RFC 9421 2.5.
 * @param params the value of `@signature-params`.
 * @returns null when a component is missing, or has a character that a line cannot hold.
 */
export function signatureBase(
  components: readonly string[],
  params: string,
  asked: AskedFor,
  { status, fields }: { readonly status: number; readonly fields: ReadonlyMap<string, string> },
): string | null {
  const derived: Readonly<Record<string, string>> = {
    '"@status"': String(status),
    '"@method";req': asked.method,
    '"@authority";req': asked.authority,
    '"@path";req': asked.path,
    '"@query";req': `?${asked.query}`,
  };
  let base = '';
  for (const id of components) {
    const value = derived[id] ?? fields.get(fieldName(id));
    if (value === undefined || !PRINTABLE.test(value)) return null;
    base += `${id}: ${value}\n`;
  }
  return `${base}"@signature-params": ${params}`;
}

function fieldName(id: string): string {
  return id.slice(1, -1);
}
