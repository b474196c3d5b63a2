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
  #isClosed = false;
  readonly #retiring = new Set<Edition>();

  constructor(open: OpenEdition, context: EditionContext) {
    this.#context = context;
    this.#edition = open(context);
    this.lanes = this.#edition.lanes;
  }

  get served(): Pick<Edition, 'dataVersion' | 'name'> {
    return this.#edition;
  }

  /**
   * Serves what is on disk now. Call it again only after it has returned.
   * @returns whether that was something else.
   * @throws when it cannot be served: nothing has changed then.
   */
  async reload(place: EditionPlace, gate: Gate): Promise<boolean> {
    const open = await readEdition(place, gate, this.#edition.id);
    if (open === null) return false;
    const next = open(this.#context);
    try {
      await next.check();
    } catch (error) {
      await next.close();
      throw error;
    }
    const old = this.#isClosed ? next : this.#edition;
    if (old !== next) {
      this.#edition = next;
      this.lanes = next.lanes;
    }
    this.#retiring.add(old);
    void old.retire().finally(() => this.#retiring.delete(old));
    return old !== next;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#edition, ...this.#retiring].map((edition) => edition.close()));
  }
}
