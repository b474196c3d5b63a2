import type { Release } from '../../artifact/load-release.ts';
import type { Change } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { concerns } from '../changes/change-log.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';

/** What the releases did to one holiday of one legal year in one calendar. */
export interface EventHistory {
  /** How often its published facts changed after it first appeared. */
  readonly sequence: number;
  /** The day of the release that last changed it, or that brought it. */
  readonly changed: DayNumber;
}

/** A holiday that a release took away, still told to subscribers. */
export interface RemovedEvent extends EventHistory {
  readonly id: string;
  readonly legalYear: number;
  /** Its last published date. */
  readonly day: DayNumber;
  readonly name: string;
}

/** How long a removed holiday stays in the feeds as cancelled. */
const CANCELLED_DAYS = 365;

/** The published changes of a calendar's holidays, oldest first, by id and legal year. */
export class EventHistories {
  readonly #firstRelease: DayNumber;
  readonly #newestRelease: DayNumber;
  readonly #changes = new Map<string, { change: Change; day: DayNumber }[]>();

  /** @param releases oldest first, at least one. */
  constructor(releases: readonly Release[], place: Place) {
    const days = releases.map((release) => knownDay(release.manifest.released));
    this.#firstRelease = days[0] as DayNumber;
    this.#newestRelease = days.at(-1) as DayNumber;
    for (const [index, release] of releases.entries()) {
      for (const change of release.changes.changes) {
        if (!concerns(change, place)) continue;
        const key = keyOf(change.id, change.year);
        const known = this.#changes.get(key) ?? [];
        this.#changes.set(key, [...known, { change, day: days[index] as DayNumber }]);
      }
    }
  }

  /** The history of one holiday of a legal year. */
  of(id: string, legalYear: number): EventHistory {
    const changes = this.#changes.get(keyOf(id, legalYear)) ?? [];
    // Arriving is no change: a holiday that was never changed has sequence 0.
    const arrivals = changes[0]?.change.kind === 'added' ? 1 : 0;
    return {
      sequence: changes.length - arrivals,
      changed: changes.at(-1)?.day ?? this.#firstRelease,
    };
  }

  /** The holidays that were taken away within a year before the newest release. */
  removed(): RemovedEvent[] {
    return [...this.#changes.values()].flatMap((changes) => {
      const last = changes.at(-1);
      if (last?.change.kind !== 'removed' || last.change.before === null) return [];
      if (this.#newestRelease - last.day > CANCELLED_DAYS) return [];
      const { id, year, before } = last.change;
      return [
        {
          id,
          legalYear: year,
          day: knownDay(before.date),
          name: before.name,
          ...this.of(id, year),
        },
      ];
    });
  }
}

function keyOf(id: string, legalYear: number): string {
  return `${id}/${legalYear}`;
}
