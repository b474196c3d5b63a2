import { hash } from 'node:crypto';
import type { Coding, FlatHeaders } from '../../api/message.ts';
import { compress } from '../files/compress.ts';
import { contentDigest, markedDigest } from '../files/entity-tag.ts';
import { fieldsOf } from '../files/kinds.ts';
import { COMPRESSIBLE_BYTES_MIN, isCompressible } from '../files/media-types.ts';
import { linkField } from '../files/page-links.ts';
import { holdsSiteMark, putSiteUrl } from '../files/site-mark.ts';
import { readSpan, type SitePack, type Span } from '../files/site-pack.ts';
import type { AstroHandler } from './astro-build.ts';
import { writePage } from './write-page.ts';

/** The plain bytes of a page or file, or the same in a coding. */
export type Form = Coding | 'plain';

/** Bytes that may go from one thread to another: no part of a larger buffer. */
type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that stay in the pack, since nobody has all of them at hand. */
export interface LongSpan extends Span {
  /** In base64, for signatures. */
  readonly sha256: string;
}

/** A page or file of the site, as it is kept and sent. */
export interface Page {
  readonly status: number;
  /** All that is the same in every form, and at any time that it is kept. */
  readonly headers: FlatHeaders;
  /** Of the plain bytes and the address of the site, for tags. */
  readonly digest: string;
  /** Whether it has codings to choose from. */
  readonly isCoded: boolean;
  /** A coded one is there plain when that was asked for. */
  readonly forms: Readonly<Partial<Record<Form, Bytes | LongSpan>>>;
}

/** Which page is to be made. */
export interface PageOrder {
  /** Path and query; the address is known. */
  readonly target: string;
  /** Somebody wants the plain bytes of a page that has codings. */
  readonly isPlain: boolean;
}

/** What pages are made from. */
export interface PageSources {
  readonly pack: SitePack;
  /** Loads what renders: half a second, which built files need not wait for. */
  readonly handler: () => Promise<AstroHandler>;
  /** The origin that pages believe they are asked at. */
  readonly siteUrl: string;
}

/** What is longer, and compressed already, is read anew for whoever takes it. */
const LONG_BYTES = 64 * 1024;

/**
 * Makes a page whole: from what the build has left, or by rendering it now. Nobody can tell which.
 * @throws when the page cannot be rendered.
 */
export async function makePage(sources: PageSources, order: PageOrder): Promise<Page> {
  const { pack, handler, siteUrl } = sources;
  const { target, isPlain } = order;
  const built = pack.files.get(target);
  const { body, ...said } =
    built === undefined
      ? await writePage(await handler(), siteUrl, target)
      : { status: 200, body: readSpan(pack.descriptor, built) };
  const isMarked = holdsSiteMark(body);
  const plain = isMarked ? putSiteUrl(body, siteUrl) : body;
  const isHtml = said.status === 200 && target.split('?')[0]?.endsWith('/');
  const headers = fieldsOf(target, { ...said, link: isHtml ? linkField(plain.toString()) : null });
  const type = headers[headers.indexOf('Content-Type') + 1] ?? '';
  const isText = plain.length >= COMPRESSIBLE_BYTES_MIN && isCompressible(type);
  const best = exactly(isText ? compress(plain, 'br') : plain);
  const isCoded = best.length < plain.length;
  const page = {
    ...{ status: said.status, isCoded },
    digest: isMarked ? markedDigest(contentDigest(body), siteUrl) : contentDigest(body),
  };
  if (!isCoded) {
    const isLong = built?.isPacked === false && !isMarked && built.length > LONG_BYTES;
    const form = isLong ? { ...built, sha256: hash('sha256', body, 'base64') } : best;
    return { ...page, headers, forms: { plain: form } };
  }
  const coded = { br: best, gzip: exactly(compress(plain, 'gzip')) };
  const forms = isPlain ? { ...coded, plain: exactly(plain) } : coded;
  return { ...page, headers: [...headers, 'Vary', 'Accept-Encoding'], forms };
}

/** In a buffer of its own: a part of a larger one would keep all of that in memory. */
function exactly(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
