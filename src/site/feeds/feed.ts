import { ICalEventStatus } from 'ical-generator';
import { legalYear } from '../../artifact/calendars.ts';
import { isMoney } from '../../artifact/codes.ts';
import type { Release } from '../../artifact/load-release.ts';
import { toCivilDate } from '../../calendar/day-number.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { concerns } from '../changes/change-log.ts';
import { knownDay } from '../known-day.ts';
import { ENGLISH_LOCALE } from '../languages/locale.ts';
import { plain } from '../languages/localized.ts';
import { type Place, yearPath } from '../places/places.ts';
import { isObservedInName, sourceWords } from '../words.ts';
import { type YearRow, yearList } from '../year/year-list.ts';
import { type DayEvent, writeCalendar } from './calendar-text.ts';
import { AS_USUAL, type FeedChoices } from './feed-choices.ts';

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
  const { t, language } = places[0]?.locale ?? ENGLISH_LOCALE;
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

/** Permanent, whatever the date or the address of the site (Decision 25). */
export function uidOf(place: Place, id: string, year: number): string {
  return `${place.key}-${id}-${year}@redletter`;
}

function cancelledOf(place: Place, { removed }: EventHistories) {
  const { t, say } = place.locale;
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
  const { t, say, longDate, language, fromSources } = place.locale;
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

/** Most clients show only the title. */
function summaryOf({ locale }: Place, { holiday }: YearRow, name: string): string {
  const { t, say } = locale;
  const estimated = holiday.accuracy === 'estimated';
  if (!isObservedInName(holiday)) return estimated ? say(t.day.nameEstimated, { name }) : name;
  return say(estimated ? t.feed.observedEstimated : t.day.nameObserved, { name });
}

/** The address of the day's row on a page; a calendar of money has all years on one page. */
function dayPath(place: Place, { anchor, holiday }: YearRow): string {
  const { year } = toCivilDate(holiday.day);
  return isMoney(place.artifact.country)
    ? `${place.path}#y${year}`
    : `${yearPath(place, year)}#${anchor}`;
}

/** How long feeds show a removed holiday as cancelled. */
const CANCELLED_DAYS = 365;

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
   * The holidays removed in the year before the newest release, which subscribers see as
   * cancelled.
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
