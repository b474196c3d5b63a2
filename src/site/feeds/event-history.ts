import type { Release } from '../../artifact/load-release.ts';
import type { Change } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { concerns } from '../changes/change-log.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';

/** How long a removed holiday stays in the feeds as cancelled. */
const CANCELLED_DAYS = 365;

/** The published changes of a calendar's holidays. */
export class EventHistories {
  readonly #firstRelease: DayNumber;
  readonly #newestRelease: DayNumber;
  /** Oldest first, by id and legal year. */
  readonly #changes: Map<string, { readonly change: Change; readonly day: DayNumber }[]>;

  /** @param releases oldest first, at least one. */
  constructor(releases: readonly Release[], place: Place) {
    const dated = releases.map(({ manifest, changes }) => ({
      day: knownDay(manifest.released),
      changes: changes.changes.filter((change) => concerns(change, place)),
    }));
    this.#firstRelease = dated[0]?.day as DayNumber;
    this.#newestRelease = dated.at(-1)?.day as DayNumber;
    const all = dated.flatMap(({ day, changes }) => changes.map((change) => ({ change, day })));
    this.#changes = Map.groupBy(all, ({ change: { id, year } }) => `${id}/${year}`);
  }

  /** The history of one holiday of a legal year. */
  of(id: string, legalYear: number) {
    const changes = this.#changes.get(`${id}/${legalYear}`) ?? [];
    // Its arrival does not count: a holiday that never changed has sequence 0.
    const arrivals = changes[0]?.change.kind === 'added' ? 1 : 0;
    return {
      /** How often its published facts changed after it first appeared. */
      sequence: changes.length - arrivals,
      /** The day of the release that last changed it, or that brought it. */
      changed: changes.at(-1)?.day ?? this.#firstRelease,
    };
  }

  /**
   * The holidays that were removed within a year before the newest release, with their last published
   * date and name: subscribers see them as cancelled.
   */
  removed() {
    return [...this.#changes.values()].flatMap((changes) => {
      const last = changes.at(-1);
      if (last?.change.kind !== 'removed' || last.change.before === null) return [];
      if (this.#newestRelease - last.day > CANCELLED_DAYS) return [];
      const { id, year, before } = last.change;
      const event = { id, legalYear: year, day: knownDay(before.date), name: before.name };
      return [{ ...event, ...this.of(id, year) }];
    });
  }
}
