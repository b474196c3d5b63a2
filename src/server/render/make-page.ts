import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Coding, FlatHeaders } from '../../api/message.ts';
import { compress, entityTag } from '../files/compress.ts';
import { fieldsOf } from '../files/kinds.ts';
import { bareType, COMPRESSIBLE_BYTES_MIN, isCompressible } from '../files/media-types.ts';
import { readSpan, type SitePack, type Span } from '../files/site-pack.ts';
import { putSiteUrl } from '../files/site-placeholder.ts';
import { securityHeadersOf } from '../wire/security-headers.ts';
import type { RenderPage } from './page-program.ts';

/** Bytes that stay in the pack, because they are long. */
export interface LongSpan extends Span {
  /** In base64, for signatures. */
  readonly sha256: string;
}

/** A page or file of the site in one coding, as it is kept and sent. */
export interface Page {
  readonly status: number;
  /** All but what depends on the request and on the body. */
  readonly headers: FlatHeaders;
  /** Null unless the status is 200. */
  readonly tag: string | null;
  /** Null for plain bytes: of short or already compressed files, whatever was asked for. */
  readonly coding: Coding | null;
  /** Not part of a larger buffer: the bytes move from one thread to another. */
  readonly body: Buffer<ArrayBuffer> | LongSpan;
}

export interface PageOrder {
  /** Path and query; the address is known. */
  readonly target: string;
  /** The coding that its reader reads best; null for plain bytes. */
  readonly coding: Coding | null;
}

/** A page before it is compressed. */
export interface WrittenPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface PageSources {
  readonly pack: SitePack;
  /** Loads what renders: half a second, which built files need not wait for. */
  readonly program: () => Promise<RenderPage>;
  /** The origin that pages believe they are asked at. */
  readonly siteUrl: string;
}

/** Longer compressed files are read again for each reader. */
const LONG_BYTES = 64 * 1024;

/**
 * Makes a page whole, from the build's files or by rendering it now; nobody can tell which.
 * @throws when the page cannot be rendered.
 */
export async function makePage(sources: PageSources, order: PageOrder): Promise<Page> {
  const { pack, program, siteUrl } = sources;
  const { target } = order;
  const built = pack.files.get(target);
  if (built === undefined) {
    const written = await writePage(await program(), siteUrl, target);
    // Astro has reported why.
    if (written.status < 500) return pageOf(order, written);
    throw new Error(`${target.replace(/\?.*/, '')}: cannot be rendered`);
  }
  const bytes = readSpan(pack.descriptor, built);
  const body = isUtf8(bytes) ? Buffer.from(putSiteUrl(bytes.toString(), siteUrl)) : bytes;
  const page = pageOf(order, { status: 200, headers: new Headers(), body });
  if (built.isPacked || built.length <= LONG_BYTES) return page;
  return { ...page, body: { ...built, sha256: hash('sha256', body, 'base64') } };
}

/**
 * Renders one page whole. It depends on its address, the data and the clock, and on nothing else
 * that a client sends (Contract 15.7).
 * @param siteUrl the site's origin, as pages see it.
 * @param target path and query; the caller has checked that the address is known.
 * @throws when the page fails halfway.
 */
export async function writePage(
  render: RenderPage,
  siteUrl: string,
  target: string,
): Promise<WrittenPage> {
  const response = await render(new Request(new URL(target, siteUrl)));
  const { status, headers } = response;
  // Astro gives its page for unknown addresses the status 404 even where it redirects.
  const isGuessed = status === 404 && headers.has('location');
  const body = Buffer.from(await response.arrayBuffer());
  return { status: isGuessed ? 302 : status, headers, body };
}

/** A page in the form that the reader's coding asks for. */
export function pageOf(
  { target, coding: wanted }: PageOrder,
  { status, headers: said, body }: WrittenPage,
): Page {
  const [path = ''] = target.split('?');
  const headers = [...fieldsOf(target, status, said)];
  const link = status === 200 && path.endsWith('/') ? linkField(body.toString()) : '';
  if (link !== '') headers.push('Link', link);
  const type = headers[headers.indexOf('Content-Type') + 1] ?? '';
  const isCoded = body.length >= COMPRESSIBLE_BYTES_MIN && isCompressible(type);
  const coding = isCoded ? wanted : null;
  const tag = status === 200 ? entityTag(body, coding) : null;
  if (isCoded) headers.push('Vary', 'Accept-Encoding');
  if (tag !== null) headers.push('ETag', tag);
  return {
    ...{ status, tag, coding },
    headers: [...headers, ...securityHeadersOf(path, status)],
    body: Buffer.from(new Uint8Array(coding === null ? body : compress(body, coding)).buffer),
  };
}

const ALTERNATE = /<link rel="alternate" type="([^"]+)" href="([^"]+)"/g;
/** The forms in which templates write `&` in an attribute. */
const AMPERSAND = /&(?:amp|#38);/g;

/** The other forms that a page links, as a Link field (RFC 8288); empty where there are none. */
function linkField(html: string): string {
  const links = html.matchAll(ALTERNATE).map(([, type = '', href = '']) => {
    const address = href.replace(AMPERSAND, '&');
    return `<${address}>; rel="alternate"; type="${bareType(type)}"`;
  });
  return [...links].join(', ');
}
