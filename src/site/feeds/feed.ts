import {
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { legalYear } from '../../artifact/calendars.ts';
import type { Release } from '../../artifact/load-release.ts';
import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { plain } from '../languages/told.ts';
import { type Place, yearPath } from '../places/places.ts';
import { isToldObserved, longDate, sourceWords } from '../words.ts';
import { type YearRow, yearList } from '../year/year-list.ts';
import { allDayEvent, startCalendar, writeCalendar } from './calendar-text.ts';
import { EventHistories, type RemovedEvent } from './event-history.ts';
import { AS_USUAL, type FeedChoices } from './feed-choices.ts';

/** What a calendar file is made from. */
export interface FeedOptions {
  readonly places: readonly Place[];
  readonly years?: readonly SupportedYear[];
  /** Oldest first; their changes give the sequence numbers. */
  readonly releases: readonly Release[];
  readonly name: string;
  /** Address of the page for people, and of the file itself; absolute. */
  readonly page: string;
  readonly self: string;
  /** Absolute address of the root. */
  readonly site: string;
  readonly choices?: FeedChoices;
}

/** Short enough for one line, 75 octets with its name. */
const DESCRIPTION = 'Public holidays by law, on the days they are observed';

/**
 * An iCalendar file (RFC 5545, RFC 7986). UIDs hold no date, so that a moved holiday
 * moves in the subscriber's calendar; the bytes depend on the releases alone.
 */
export function writeFeed(options: FeedOptions): string {
  const { site, choices = AS_USUAL } = options;
  const calendar = startCalendar({ ...options, product: 'Holidays', description: DESCRIPTION });
  const many = options.places.length > 1;
  for (const place of options.places) {
    const histories = new EventHistories(options.releases, place);
    const prefix = many ? `${place.key.toUpperCase()}: ` : '';
    for (const year of options.years ?? SUPPORTED_YEARS) {
      for (const row of yearList(place, year).rows) {
        if (choices.exact && row.holiday.accuracy === 'estimated') continue;
        calendar.createEvent(eventOf(place, row, histories, prefix, { site, choices }));
      }
    }
    if (options.years !== undefined) continue;
    for (const removed of histories.removed()) {
      calendar.createEvent(cancelledEvent(place, removed, prefix));
    }
  }
  return writeCalendar(calendar, DESCRIPTION);
}

/** What tools that book appointments look at: an absence, and not merely a busy day. */
const BLOCKING = {
  transparency: ICalEventTransparency.OPAQUE,
  busystatus: ICalEventBusyStatus.OOF,
} as const;

/** Permanent, whatever the date and the address of the site (Decision 25). */
export function uidOf(place: Place, id: string, year: number): string {
  return `${place.key}-${id}-${year}@redletter`;
}

function eventOf(
  place: Place,
  row: YearRow,
  histories: EventHistories,
  prefix: string,
  { site, choices }: { readonly site: string; readonly choices: FeedChoices },
): ICalEventData {
  const { id, day, officialDay, name, localName, type, accuracy, record } = row.holiday;
  const isLocal = choices.localNames && localName !== null;
  const year = legalYear(record);
  const history = histories.of(id, year);
  const estimated = accuracy === 'estimated';
  const [source] = row.sources;
  // Most clients show the title and nothing else, so it says what sort of date this is.
  const remarks = [isToldObserved(row.holiday) && 'observed', estimated && 'estimated'].filter(
    (remark) => remark !== false,
  );
  const lines = [
    isLocal ? name : localName,
    officialDay === null ? null : `Official date: ${longDate(officialDay)}`,
    ...row.notes.map(plain),
    source === undefined ? null : `Law: ${sourceWords(source)}`,
  ];
  return {
    ...common(place, id, year, history.sequence, history.changed, day),
    ...(choices.busy ? BLOCKING : {}),
    summary: `${prefix}${isLocal ? localName : name}${remarks.length === 0 ? '' : ` (${remarks.join(', ')})`}`,
    description: lines.filter((line) => line !== null).join('\n'),
    status: estimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    url: new URL(`${yearPath(place, toCivilDate(day).year)}#${row.anchor}`, site).href,
    categories: [{ name: type === 'public' ? 'Public holiday' : 'Regional holiday' }],
  };
}

function cancelledEvent(place: Place, removed: RemovedEvent, prefix: string): ICalEventData {
  const { id, legalYear: year, sequence, changed, day, name } = removed;
  return {
    ...common(place, id, year, sequence, changed, day),
    summary: `${prefix}${name} (cancelled)`,
    status: ICalEventStatus.CANCELLED,
  };
}

function common(
  place: Place,
  id: string,
  year: number,
  sequence: number,
  changed: DayNumber,
  day: DayNumber,
): ICalEventData {
  return { ...allDayEvent({ sequence, changed, day }), id: uidOf(place, id, year) };
}
