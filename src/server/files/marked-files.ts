import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Coding } from '../../api/message.ts';
import { compressAtOnce } from './compress-at-once.ts';
import { markedDigest } from './entity-tag.ts';
import { putSiteUrl } from './site-mark.ts';
import type { PackedFile } from './site-pack.ts';

/** Of all forms that are kept; the Brotli forms of what is built ahead take 2 MiB. */
const BYTES_MAX = 4 * 1024 * 1024;

type Content = Pick<PackedFile, 'plain' | 'encoded'>;

/**
 * Built files with the address of the site put in. Each form is made when it is first asked for,
 * since to make all of them takes a second of the start, and kept within a bound.
 */
export class MarkedFiles {
  readonly #siteUrl: string;
  readonly #bytesMax: number;
  /** By what they are made from, which costs a request less than a name would. */
  readonly #forms = new Map<object, Buffer>();
  #bytes = 0;

  /** @param siteUrl an origin, without a trailing slash. */
  constructor(siteUrl: string, bytesMax = BYTES_MAX) {
    this.#siteUrl = siteUrl;
    this.#bytesMax = bytesMax;
  }

  /** The digest of a content whose marked one is known: nothing needs to be made for a 304. */
  digest(ofMarked: string): string {
    return markedDigest(ofMarked, this.#siteUrl);
  }

  /** A form of a file that holds the mark. */
  bytes(file: Content, coding: Coding | null): Buffer {
    const source = (coding === null ? undefined : file.encoded.get(coding)) ?? file;
    const found = this.#forms.get(source);
    if (found !== undefined) return found;
    const plain = putSiteUrl(plainBytes(file), this.#siteUrl);
    const made = coding === null ? plain : compressAtOnce(plain, coding);
    this.#forms.set(source, made);
    this.#bytes += made.length;
    for (const [oldest, form] of this.#forms) {
      if (this.#bytes <= this.#bytesMax || form === made) break;
      this.#forms.delete(oldest);
      this.#bytes -= form.length;
    }
    return made;
  }
}

/** The plain bytes of a packed file; for the rare client that takes no coding: 0.2 ms for a page. */
export function plainBytes({ plain, encoded }: Content): Buffer {
  if (plain !== null) return plain;
  const brotli = encoded.get('br');
  return brotli === undefined
    ? gunzipSync(encoded.get('gzip')?.bytes ?? '')
    : brotliDecompressSync(brotli.bytes);
}
