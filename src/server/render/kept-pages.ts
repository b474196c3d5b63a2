import type { RenderedPage } from './render-page.ts';

/** Of all pages that are kept, with every form of theirs. */
const BYTES_MAX = 4 * 1024 * 1024;
/** What a page costs beside its bytes: its address, its headers, its entry. */
const OVERHEAD_BYTES = 3_072;
/** A page that names no time is rendered anew when somebody asks after this. */
const MOMENT_MILLIS = 5_000;
/** A page must not go on for long when the thing that it shows has changed unforeseen. */
const KEPT_MILLIS_MAX = 900_000;

interface Kept {
  readonly page: RenderedPage;
  readonly until: number;
  readonly bytes: number;
}

/**
 * Pages that were rendered lately, by address, within a bound of memory: the one that nobody has
 * asked for longest goes first.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax = BYTES_MAX) {
    this.#bytesMax = bytesMax;
  }

  /** @param now milliseconds of a clock that only goes forward, as for `keep`. */
  find(target: string, now: number): RenderedPage | null {
    const kept = this.#pages.get(target);
    if (kept === undefined) return null;
    if (now >= kept.until) {
      this.#drop(target, kept);
      return null;
    }
    // Put at the end, so that the first ones are those that nobody asks for.
    this.#pages.delete(target);
    this.#pages.set(target, kept);
    return kept.page;
  }

  /**
   * Keeps a page until it says that it ends; one that says `no-store` is not kept.
   * @param millis for how long, where that is known.
   */
  keep(target: string, page: RenderedPage, now: number, millis = keptMillis(page)): void {
    const { plain, br, gzip } = page;
    const forms = [plain, br, gzip].map((form) => form?.length ?? 0);
    const bytes = forms.reduce((sum, length) => sum + length, OVERHEAD_BYTES);
    if (millis === 0 || bytes > this.#bytesMax) return;
    const old = this.#pages.get(target);
    if (old !== undefined) this.#drop(target, old);
    this.#pages.set(target, { page, until: now + millis, bytes });
    this.#bytes += bytes;
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#drop(oldest, kept);
    }
  }

  #drop(target: string, kept: Kept): void {
    this.#pages.delete(target);
    this.#bytes -= kept.bytes;
  }
}

/** How long a page may be kept by its own `Cache-Control`, in milliseconds. */
function keptMillis({ status, headers }: RenderedPage): number {
  if (status >= 500) return 0;
  const index = headers.findIndex(
    (name, place) => place % 2 === 0 && /^cache-control$/i.test(name),
  );
  const field = index < 0 ? '' : (headers[index + 1] ?? '');
  if (field.includes('no-store')) return 0;
  const seconds = /max-age=(\d+)/.exec(field)?.[1];
  return seconds === undefined ? MOMENT_MILLIS : Math.min(Number(seconds) * 1_000, KEPT_MILLIS_MAX);
}
