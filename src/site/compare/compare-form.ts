import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { FIRST_YEAR, type SupportedYear } from '../../calendar/supported-range.ts';
import { DEFAULT_YEAR } from '../../calendar/year-words.ts';
import type { Finding } from '../../question/finding.ts';
import { isFinding, readDateInRange, readYear } from '../../question/read-parameters.ts';
import { readQuery } from '../../question/read-query.ts';
import { faultWords } from '../fault-words.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import type { Place } from '../places/places.ts';
import { SEARCHED_MAX } from '../places/plain-name.ts';
import { holdsYear, yearsOf } from '../places/release-range.ts';
import { COMPARED_MAX, selectByWords, selectionKey } from '../places/selection.ts';
import { longDate } from '../words.ts';

/** The form's six fields; an address that is written by hand needs only the first. */
export const COMPARE_FIELDS = ['c', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

/** What is wrong with the address, and the element of the form where it stands. */
export interface CompareFault {
  readonly field: 'c1' | 'on' | 'year';
  readonly message: string;
  /** The code the API gives for it; null where the API has no such limit. */
  readonly code: string | null;
}

/** What the comparison page was asked: calendars side by side, on a date, or every country on one. */
export interface CompareForm {
  /** In canonical order, at most `COMPARED_MAX`. */
  readonly places: readonly Place[];
  /** For the fields: names of the places, then what could not be understood, as it was typed. */
  readonly typed: readonly string[];
  readonly year: SupportedYear;
  /** In the supported range; null where a whole year is asked for. */
  readonly date: DayNumber | null;
  /** As typed; empty when absent. */
  readonly typedDate: string;
  /** Nothing was asked yet. */
  readonly blank: boolean;
  readonly faults: readonly CompareFault[];
  readonly title: string;
  /** The canonical address, from the root. */
  readonly path: string;
  /** Where the same comparison has its address; null when the reader is there. */
  readonly redirect: string | null;
}

/**
 * Reads the comparison page's address.
 * @param query raw, without its `?`: date and year are read as the API reads them.
 */
export function readCompareForm(dataSet: DataSet, query: string): CompareForm {
  const fields = new URLSearchParams(query);
  const typed = COMPARE_FIELDS.flatMap((name) => fields.getAll(name)).filter((text) => text !== '');
  const given = readQuery(query, ['date', 'year']);
  const { places, unknown, tooMany } = selectByWords(dataSet, typed);
  // The form sends an empty date where only a year is asked for.
  const typedDate = given.date === '' ? null : given.date;
  const asked = typedDate === null ? null : readDateInRange('date', typedDate);
  const askedYear = given.year === null ? DEFAULT_YEAR : readYear(given.year);
  const date = isFinding(asked) ? null : asked;
  const wanted = isFinding(askedYear) ? DEFAULT_YEAR : askedYear;
  const unheld = places.filter(({ calendar }) => !holdsYear(calendar, wanted));
  // All calendars hold the first years.
  const year = unheld.reduce((held, place) => Math.min(held, lastYear(place)), wanted);
  const faults = [
    ...unknown.map(unknownCalendar),
    ...(tooMany ? [TOO_MANY] : []),
    ...[asked, askedYear].filter(isFinding).map(faultOf),
    ...unheld.map(unheldYear),
  ];
  const path = pathOf(places, year, date);
  return {
    places,
    typed: [
      ...places.map(({ name }) => name),
      ...unknown.map((text) => text.slice(0, SEARCHED_MAX)),
    ],
    year,
    date,
    typedDate: fields.get('date') ?? '',
    blank: typed.length === 0 && typedDate === null,
    faults,
    title: titleOf(places, year, date),
    path,
    // One address for one comparison: the form sends six fields, links and feeds name one.
    redirect: faults.length === 0 && typed.length > 1 ? path : null,
  };
}

/** The address of a comparison; keys are separated by commas. */
export function comparePath(keys: string, year: SupportedYear): string {
  return `/compare/?c=${keys}&year=${year}`;
}

/** The address of these places on a date. */
export function officesPath(places: readonly Place[], day: DayNumber): string {
  return `/compare/?c=${selectionKey(places, ',')}&date=${formatIsoDate(day)}`;
}

function pathOf(places: readonly Place[], year: SupportedYear, date: DayNumber | null): string {
  if (places.length === 0) return date === null ? '/compare/' : datePath(date);
  return date === null ? comparePath(selectionKey(places, ','), year) : officesPath(places, date);
}

/** The address that says which countries work on a date. */
export function datePath(day: DayNumber): string {
  return `/compare/?date=${formatIsoDate(day)}`;
}

function titleOf(places: readonly Place[], year: SupportedYear, date: DayNumber | null): string {
  if (date !== null) {
    const who = places.length === 0 ? 'Who works' : places.map(({ name }) => name).join('; ');
    return `${who} on ${longDate(date)}${places.length === 0 ? '?' : ''}`;
  }
  if (places.length === 0) return 'Compare places';
  return `Holidays compared, ${year}: ${places.map(({ name }) => name).join('; ')}`;
}

/** Two letters were meant as a country, anything else as a region. */
function unknownCalendar(text: string): CompareFault {
  return {
    field: 'c1',
    message: `“${text.slice(0, SEARCHED_MAX)}” is no place we hold: write a country, a region or a city, like Bavaria`,
    code: text.length === 2 ? 'invalid_country' : 'invalid_region',
  };
}

function unheldYear(place: Place): CompareFault {
  const message = `Year must be ${lastYear(place)} or earlier: that is what we hold of ${place.inWords}`;
  return { field: 'year', message, code: 'invalid_year' };
}

function lastYear({ calendar }: Place): SupportedYear {
  return yearsOf(calendar.range).at(-1) ?? FIRST_YEAR;
}

const TOO_MANY: CompareFault = {
  field: 'c1',
  message: `Compare up to ${COMPARED_MAX} places: these are the first six`,
  code: null,
};

function faultOf(finding: Finding): CompareFault {
  const [field, label] =
    finding.parameter === 'year' ? (['year', 'Year'] as const) : (['on', 'Date'] as const);
  return {
    field,
    message: faultWords(finding, ENGLISH_SPEECH, label, '2026-05-01'),
    code: finding.code,
  };
}
