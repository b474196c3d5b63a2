import type { Release } from '../../artifact/load-release.ts';
import { concerns } from '../changes/change-log.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';

/** How long feeds show a removed holiday as cancelled. */
const CANCELLED_DAYS = 365;

/** The published changes of a calendar's holidays. */
export type EventHistories = ReturnType<typeof eventHistories>;

/** Gathers the histories. @param releases oldest first, at least one. */
export function eventHistories(releases: readonly Release[], place: Place) {
  const days = releases.map(({ manifest }) => knownDay(manifest.released));
  const [firstRelease = 0, newestRelease = firstRelease] = [days[0], days.at(-1)];
  const all = releases.flatMap(({ changes }, index) =>
    changes.changes
      .filter((change) => concerns(change, place))
      .map((change) => ({ change, day: days[index] ?? firstRelease })),
  );
  // By id and legal year, oldest change first.
  const byEvent = Map.groupBy(all, ({ change: { id, year } }) => `${id}/${year}`);

  /** The history of one holiday of a legal year. */
  const of = (id: string, legalYear: number) => {
    const changes = byEvent.get(`${id}/${legalYear}`) ?? [];
    // Its arrival does not count: a holiday that never changed has sequence 0.
    const arrivals = changes[0]?.change.kind === 'added' ? 1 : 0;
    return {
      /** How often its published facts changed after it first appeared. */
      sequence: changes.length - arrivals,
      /** The day of the release that last changed it, or that brought it. */
      changed: changes.at(-1)?.day ?? firstRelease,
    };
  };
  /**
   * The holidays removed in the year before the newest release, with their last published date
   * and name. Subscribers see them as cancelled.
   */
  const removed = [...byEvent.values()].flatMap((changes) => {
    const { change, day = 0 } = changes.at(-1) ?? {};
    if (change?.kind !== 'removed' || change.before === null) return [];
    if (newestRelease - day > CANCELLED_DAYS) return [];
    const { id, year, before } = change;
    const event = { id, legalYear: year, day: knownDay(before.date), name: before.name };
    return [{ ...event, ...of(id, year) }];
  });
  return { of, removed };
}
