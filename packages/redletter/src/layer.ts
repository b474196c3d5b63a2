import { weekdayOf } from '../../../src/calendar/day-number.ts';
import { readDay } from './dates.ts';
import { RedletterError } from './redletter-error.ts';
import type { BesideDay, DateLike, DayKind, DayNumber, Overlay, Weekday } from './types.ts';

/** The days of one calendar. */
export interface Layer {
  readonly weekend: ReadonlySet<Weekday>;
  /** Closed days, and why. */
  readonly marks: ReadonlyMap<DayNumber, Mark>;
  /** Days that are worked all the same. */
  readonly open: ReadonlySet<DayNumber>;
  /**
   * The days beside the count of an opened release; absent = those of the package's own release.
   */
  readonly beside?: readonly BesideDay[];
}

export type Mark = Exclude<DayKind, 'business_day' | 'weekend'>;

/** After the weekend, the first of these is given (Contract 4.1 rule 1). */
const MARKS: readonly Mark[] = ['regional_holiday', 'public_holiday', 'closed'];

/** The changes that `with` takes. */
const OVERLAY = ['closed', 'open', 'weekend'];

/** The kind of a day where all layers must be at work. */
export function kindIn(layers: readonly Layer[], day: DayNumber): DayKind {
  let rank = MARKS.length;
  for (const { weekend, marks, open } of layers) {
    if (open.has(day)) continue;
    if (weekend.has(weekdayOf(day))) return 'weekend';
    const mark = marks.get(day);
    if (mark !== undefined) rank = Math.min(rank, MARKS.indexOf(mark));
  }
  return MARKS[rank] ?? 'business_day';
}

/**
 * The layers with somebody's own changes: the latest change wins.
 * @throws RedletterError for an invalid date, and for one that is both closed and open.
 */
export function overlaid(layers: readonly Layer[], overlay: Overlay): Layer[] {
  if (Object.keys(overlay).some((key) => !OVERLAY.includes(key))) {
    throw new RedletterError('invalid_overlay', `with() takes ${OVERLAY.join(', ')} alone.`);
  }
  const closed = readDays(overlay.closed);
  const open = readDays(overlay.open);
  if ([...closed].some((day) => open.has(day))) {
    throw new RedletterError('invalid_overlay', 'A date cannot be closed and open: choose one.');
  }
  const weekend = overlay.weekend === undefined ? null : readWeekend(overlay.weekend);
  return layers.map((layer, index) => {
    const marks = new Map(layer.marks);
    // One layer is enough to close a day.
    if (index === 0) for (const day of closed) marks.set(day, marks.get(day) ?? 'closed');
    const stays = [...layer.open].filter((day) => !closed.has(day));
    return {
      ...layer,
      weekend: weekend ?? layer.weekend,
      marks,
      open: new Set([...stays, ...open]),
    };
  });
}

function readDays(dates: Iterable<DateLike> = []): Set<DayNumber> {
  return new Set(Array.from(dates, (date) => readDay(date)));
}

function readWeekend(weekdays: Iterable<Weekday>): Set<Weekday> {
  const days = new Set(weekdays);
  if ([...days].every((day) => Number.isInteger(day) && day >= 1 && day <= 7)) return days;
  throw new RedletterError('invalid_overlay', 'A weekend is a list of 1 (Monday) to 7 (Sunday).');
}
