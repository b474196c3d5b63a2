import { LRUCache } from 'lru-cache';
import type { Page, PageOrder } from './make-page.ts';

/** The bytes of all kept pages, in every coding. */
const BYTES_MAX = 4 * 1024 * 1024;
/** What a page costs beside its bytes: its address, its headers, its entry. */
const OVERHEAD_BYTES = 3_072;
/** A page without a `max-age` is made again after the first, and dropped after the second. */
const MOMENT_MILLIS = { fresh: 5_000, kept: 30_000 } as const;
/** The longest that a page may be sent unchanged if what it shows has changed unforeseen. */
const FRESH_MILLIS_MAX = 900_000;

export interface KeptPage {
  readonly page: Page;
  readonly freshUntil: number;
}

/** Pages requested lately, by path, query and coding; the least recently used goes first. */
export class PageStore {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock. */
  constructor(now: () => number, bytesMax = BYTES_MAX) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ page: { body } }) =>
        OVERHEAD_BYTES + (body instanceof Uint8Array ? body.length : 0),
      // To the library, a time of 0 is none.
      perf: { now: () => now() + 1 },
      ttlResolution: 0,
    });
  }

  find(order: PageOrder): KeptPage | null {
    return this.#pages.get(nameOf(order)) ?? null;
  }

  /**
   * Keeps a page until it expires, unless it says `no-store`.
   * @param isFile whether it is the same for as long as its build: it is kept while there is
   * room.
   */
  keep(order: PageOrder, page: Page, isFile: boolean): void {
    const { fresh, kept } = timesOf(page, isFile && page.status === 200);
    if (kept === 0) return;
    // To the library, no time means for ever.
    const ttl = Number.isFinite(kept) ? kept : 0;
    this.#pages.set(nameOf(order), { page, freshUntil: this.#now() + fresh }, { ttl });
  }
}

export function nameOf({ target, coding }: PageOrder): string {
  return coding === null ? target : `${coding} ${target}`;
}

/** How long a page is fresh, and may be kept, by its `Cache-Control`; milliseconds. */
function timesOf({ headers }: Page, isFile: boolean): { fresh: number; kept: number } {
  const field = headers[headers.indexOf('Cache-Control') + 1] ?? '';
  if (field.includes('no-store')) return { fresh: 0, kept: 0 };
  if (isFile) return { fresh: Number.POSITIVE_INFINITY, kept: Number.POSITIVE_INFINITY };
  const [, seconds] = /max-age=(\d+)/.exec(field) ?? [];
  if (seconds === undefined) return MOMENT_MILLIS;
  const kept = Number(seconds) * 1_000;
  return { fresh: Math.min(kept, FRESH_MILLIS_MAX), kept };
}
