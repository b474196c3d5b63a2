import type { Gate } from '../../api/message.ts';
import type { Lanes } from '../lanes/front-door.ts';
import {
  type Edition,
  type EditionContext,
  type EditionPlace,
  type OpenEdition,
  readEdition,
} from './edition.ts';

/**
 * The served edition. Another one replaces it in one assignment, after all of it has been read
 * and tried; the old one is closed when its last page is rendered.
 */
export class Editions {
  /** The lanes of the served edition; a plain property, because every request reads it. */
  lanes: Lanes;
  readonly #context: EditionContext;
  #edition: Edition;
  #open: OpenEdition;
  #isClosed = false;
  readonly #retiring = new Set<OpenEdition>();

  constructor(first: Edition, context: EditionContext) {
    this.#context = context;
    this.#edition = first;
    this.#open = first.open(context);
    this.lanes = this.#open.lanes;
  }

  get dataVersion(): string {
    return this.#edition.dataVersion;
  }

  /** For readers of the log: `data 2026.11.2, build 0f3a…`. */
  get name(): string {
    const { dataVersion, build } = this.#edition;
    return build === null ? `data ${dataVersion}` : `data ${dataVersion}, build ${build}`;
  }

  /**
   * Serves what is on disk now. Call it again only after it has returned.
   * @returns whether that was something else.
   * @throws when it cannot be served: nothing has changed then.
   */
  async reload(place: EditionPlace, gate: Gate): Promise<boolean> {
    const next = await readEdition(place, gate, this.#edition.id);
    if (next === null) return false;
    const opened = next.open(this.#context);
    try {
      await opened.check();
    } catch (error) {
      await opened.close();
      throw error;
    }
    const old = this.#isClosed ? opened : this.#open;
    if (!this.#isClosed) {
      this.#edition = next;
      this.#open = opened;
      this.lanes = opened.lanes;
    }
    this.#retiring.add(old);
    void old.retire().finally(() => this.#retiring.delete(old));
    return !this.#isClosed;
  }

  /** Closes all that was opened. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#open, ...this.#retiring].map((edition) => edition.close()));
  }
}
