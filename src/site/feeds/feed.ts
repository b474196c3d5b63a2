import { ICalEventStatus } from 'ical-generator';
import { legalYear } from '../../artifact/calendars.ts';
import { isMoney } from '../../artifact/codes.ts';
import type { Release } from '../../artifact/load-release.ts';
import { toCivilDate } from '../../calendar/day-number.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import { plain } from '../languages/told.ts';
import { type Place, yearPath } from '../places/places.ts';
import { isToldObserved, sourceWords } from '../words.ts';
import { type YearRow, yearList } from '../year/year-list.ts';
import { type DayEvent, writeCalendar } from './calendar-text.ts';
import { type EventHistories, eventHistories } from './event-history.ts';
import { AS_USUAL, type FeedChoices } from './feed-choices.ts';

/** What a calendar file is made from. */
interface FeedOptions {
  readonly places: readonly Place[];
  readonly years?: readonly SupportedYear[];
  /** The releases, oldest first; their changes give the sequence numbers. */
  readonly releases: readonly Release[];
  readonly name: string;
  /** The addresses of the page for people and of the file itself; absolute. */
  readonly page: string;
  readonly self: string;
  /** The absolute address of the root. */
  readonly site: string;
  readonly choices?: FeedChoices;
}

/**
 * An iCalendar file (RFC 5545, RFC 7986). UIDs contain no date, so that a moved holiday moves in
 * the subscriber's calendar. The bytes depend on the releases alone.
 */
export function writeFeed(options: FeedOptions): string {
  const { places, years = SUPPORTED_YEARS, site, choices = AS_USUAL } = options;
  const { t, language } = places[0]?.speech ?? ENGLISH_SPEECH;
  const events = places.flatMap((place) => {
    const histories = eventHistories(options.releases, place);
    const rows = years
      .flatMap((year) => yearList(place, year).rows)
      .filter(({ holiday }) => !choices.exact || holiday.accuracy === 'exact')
      .map((row) => eventOf(place, row, histories, site, choices));
    const removed = options.years === undefined ? cancelledOf(place, histories) : [];
    const prefix = places.length > 1 ? `${place.key.toUpperCase()}: ` : '';
    return [...rows, ...removed].map((event) => ({ ...event, summary: prefix + event.summary }));
  });
  const { description } = t.feed;
  const head = { ...options, product: 'Holidays', description, language: language.code };
  return writeCalendar(head, events);
}

/** The name of a place's feed: "Germany public holidays". */
export function feedName({ name, speech }: Place): string {
  return speech.say(speech.t.feed.name, { place: name });
}

/** Permanent, whatever the date or the address of the site (Decision 25). */
export function uidOf(place: Place, id: string, year: number): string {
  return `${place.key}-${id}-${year}@redletter`;
}

/** The events of removed holidays, cancelled. */
function cancelledOf(place: Place, { removed }: EventHistories) {
  const { t, say } = place.speech;
  return removed.map(({ id, legalYear: year, name, ...event }) => ({
    ...event,
    id: uidOf(place, id, year),
    summary: say(t.feed.cancelled, { name }),
    status: ICalEventStatus.CANCELLED,
  }));
}

function eventOf(
  place: Place,
  row: YearRow,
  histories: EventHistories,
  site: string,
  choices: FeedChoices,
): DayEvent {
  const { id, day, officialDay, localName, type, accuracy, record } = row.holiday;
  const { t, say, longDate, language, fromSources } = place.speech;
  const name = plain(row.name);
  const isLocal = choices.localNames && localName !== null && localName !== name;
  const year = legalYear(record);
  const lines = [
    isLocal ? name : language.code === 'en' ? localName : null,
    officialDay && say(t.feed.officialDate, { date: longDate(officialDay) }),
    ...row.notes.map(plain),
    ...row.sources.slice(0, 1).map(({ title, url }) => {
      return say(t.feed.law, { law: sourceWords({ title: plain(fromSources(title)), url }) });
    }),
  ];
  const isEstimated = accuracy === 'estimated';
  return {
    ...histories.of(id, year),
    day,
    id: uidOf(place, id, year),
    isAbsence: choices.busy,
    summary: summaryOf(place, row, isLocal ? localName : name),
    description: lines.filter((line) => line !== null).join('\n'),
    status: isEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    url: new URL(dayPath(place, row), site).href,
    // A closing day of a payment system is not a public holiday.
    ...(!isMoney(place.artifact.country) && {
      categories: [{ name: type === 'public' ? t.feed.public : t.feed.regional }],
    }),
  };
}

/**
 * Most clients show only the title, so the title says whether the date is estimated or observed.
 */
function summaryOf({ speech }: Place, { holiday }: YearRow, name: string): string {
  const { t, say } = speech;
  const estimated = holiday.accuracy === 'estimated';
  if (!isToldObserved(holiday)) return estimated ? say(t.day.nameEstimated, { name }) : name;
  return say(estimated ? t.feed.observedEstimated : t.day.nameObserved, { name });
}

/**
 * The address of the day's row on a page for people; a calendar of money has all years on one
 * page.
 */
function dayPath(place: Place, { anchor, holiday }: YearRow): string {
  const { year } = toCivilDate(holiday.day);
  return isMoney(place.artifact.country)
    ? `${place.path}#y${year}`
    : `${yearPath(place, year)}#${anchor}`;
}
