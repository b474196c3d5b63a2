import { LRUCache } from 'lru-cache';
import type { Page } from './make-page.ts';

/** Of all pages that are kept, with every form of theirs. */
const BYTES_MAX = 16 * 1024 * 1024;
/** What a page costs beside its bytes: its address, its headers, its entry. */
const OVERHEAD_BYTES = 3_072;
/** A page that names no time is made anew when somebody asks after this. */
const MOMENT_MILLIS = 5_000;
/** A page must not go on for long when the thing that it shows has changed unforeseen. */
const KEPT_MILLIS_MAX = 900_000;

/**
 * The pages and files that were asked for lately, by path and query, within a bound of memory: the
 * one that nobody has asked for longest goes first.
 */
export class PageStore {
  readonly #pages: LRUCache<string, Page>;

  /** @param now milliseconds of a clock that only goes forward. */
  constructor(now: () => number, bytesMax = BYTES_MAX) {
    this.#pages = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ forms }) =>
        Object.values(forms)
          .filter((form) => form instanceof Uint8Array)
          .reduce((sum, { length }) => sum + length, OVERHEAD_BYTES),
      // To the library, 0 is no time.
      perf: { now: () => now() + 1 },
      ttlResolution: 0,
    });
  }

  find(target: string): Page | null {
    return this.#pages.get(target) ?? null;
  }

  /**
   * Keeps a page until it says that it ends; one that says `no-store` is not kept.
   * @param isFile whether it is the same as long as its build is: then it is kept while there is room.
   */
  keep(target: string, page: Page, isFile: boolean): void {
    const ttl = isFile && page.status === 200 ? Number.POSITIVE_INFINITY : keptMillis(page);
    if (ttl > 0) this.#pages.set(target, page, Number.isFinite(ttl) ? { ttl } : {});
  }
}

/** How long a page may be kept by its own `Cache-Control`, in milliseconds. */
function keptMillis({ status, headers }: Page): number {
  if (status >= 500) return 0;
  const field = headers[headers.indexOf('Cache-Control') + 1] ?? '';
  if (field.includes('no-store')) return 0;
  const seconds = /max-age=(\d+)/.exec(field)?.[1];
  return seconds === undefined ? MOMENT_MILLIS : Math.min(Number(seconds) * 1_000, KEPT_MILLIS_MAX);
}
