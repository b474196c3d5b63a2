import {
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { legalYear } from '../../artifact/calendars.ts';
import { isMoney } from '../../artifact/codes.ts';
import type { Release } from '../../artifact/load-release.ts';
import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import { plain } from '../languages/told.ts';
import { type Place, yearPath } from '../places/places.ts';
import { isToldObserved, sourceWords } from '../words.ts';
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

/**
 * An iCalendar file (RFC 5545, RFC 7986). UIDs hold no date, so that a moved holiday
 * moves in the subscriber's calendar; the bytes depend on the releases alone.
 */
export function writeFeed(options: FeedOptions): string {
  const { site, choices = AS_USUAL } = options;
  const { t, language } = options.places[0]?.speech ?? ENGLISH_SPEECH;
  const { description } = t.feed;
  const head = { ...options, product: 'Holidays', description, language: language.code };
  const calendar = startCalendar(head);
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
  return writeCalendar(calendar, description);
}

/** What the feed of a place is called: "Germany public holidays". */
export function feedName({ name, speech }: Place): string {
  return speech.say(speech.t.feed.name, { place: name });
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
  const { id, day, officialDay, localName, type, accuracy, record } = row.holiday;
  const { t, say, longDate, language, fromSources } = place.speech;
  const name = plain(row.name);
  const isLocal = choices.localNames && localName !== null && localName !== name;
  const isEnglish = language.code === 'en';
  const year = legalYear(record);
  const history = histories.of(id, year);
  const estimated = accuracy === 'estimated';
  const [source] = row.sources;
  const lines = [
    isLocal ? name : isEnglish ? localName : null,
    officialDay === null ? null : say(t.feed.officialDate, { date: longDate(officialDay) }),
    ...row.notes.map(plain),
    source === undefined
      ? null
      : say(t.feed.law, {
          law: sourceWords({ title: plain(fromSources(source.title)), url: source.url }),
        }),
  ];
  return {
    ...common(place, id, year, history.sequence, history.changed, day),
    ...(choices.busy ? BLOCKING : {}),
    summary: prefix + summaryOf(place, row, isLocal ? localName : name),
    description: lines.filter((line) => line !== null).join('\n'),
    status: estimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    url: new URL(dayPath(place, day, row.anchor), site).href,
    // A closing day of money is no holiday of anybody.
    ...(!isMoney(place.artifact.country) && {
      categories: [{ name: type === 'public' ? t.feed.public : t.feed.regional }],
    }),
  };
}

/** Most clients show the title and nothing else, so it says what sort of date this is. */
function summaryOf({ speech }: Place, { holiday }: YearRow, name: string): string {
  const { t, say } = speech;
  const estimated = holiday.accuracy === 'estimated';
  if (!isToldObserved(holiday)) return estimated ? say(t.day.nameEstimated, { name }) : name;
  return say(estimated ? t.feed.observedEstimated : t.day.nameObserved, { name });
}

function cancelledEvent(place: Place, removed: RemovedEvent, prefix: string): ICalEventData {
  const { id, legalYear: year, sequence, changed, day, name } = removed;
  return {
    ...common(place, id, year, sequence, changed, day),
    summary: prefix + place.speech.say(place.speech.t.feed.cancelled, { name }),
    status: ICalEventStatus.CANCELLED,
  };
}

/** Where a day stands on a page for people: all years of a calendar of money stand on one. */
function dayPath(place: Place, day: DayNumber, anchor: string): string {
  const { year } = toCivilDate(day);
  return isMoney(place.artifact.country)
    ? `${place.path}#y${year}`
    : `${yearPath(place, year)}#${anchor}`;
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
