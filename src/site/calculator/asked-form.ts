import type { DataSet } from '../../artifact/data-set.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { FINDING_CODES, type Finding } from '../../question/finding.ts';
import type { DateName } from '../../question/parameter-table.ts';
import { findUnheld, isFinding, readDateInRange } from '../../question/read-parameters.ts';
import { readQuery, type Value } from '../../question/read-query.ts';
import type { Locale } from '../languages/locale.ts';
import { type Localized, plain } from '../languages/localized.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { findPlaces } from '../places/find-place.ts';
import { type Place, placeAs, placeByKey, readPlace } from '../places/places.ts';
import { type Fault, unclearPlace, unknownRelease } from './calculator-faults.ts';
import { type AnyQuestion, resultPath } from './question.ts';

/**
 * The fields of the calculator and of deadlines. Besides those of the API: `where` is a place in
 * the reader's own words, `place` one from a list, `city` a city with its own day off, `first`
 * whether the start date counts too, `data` the release, and the last three the parts of a period.
 */
const FIELDS = [
  ...(['date', 'start', 'end', 'days', 'rule', 'period', 'country', 'region'] as const),
  ...(['where', 'place', 'city', 'first', 'data', 'number', 'unit', 'direction'] as const),
] as const;
export type Field = (typeof FIELDS)[number];
export type Given = Readonly<Record<Field, Value>>;

/** What every form reads from its address. */
export type AskedForm = ReturnType<typeof readAsked>;

/** The release that a pin names; null when it names none. Contract 22.4. */
export type Pinned = (pin: string) => DataSet | null;

const OFFERS_MAX = 8;

/**
 * Reads the fields, the place and the release.
 * @param served the release that answers unless `data` names another.
 * @param query raw, without its `?`.
 * @param page the address of the form, from the root.
 */
export function readAsked(
  served: DataSet,
  query: string,
  pinned: Pinned,
  locale: Locale,
  page: string,
) {
  const given: Given = readQuery(query, FIELDS);
  const raw = new URLSearchParams(query);
  const values = Object.fromEntries(FIELDS.map((field) => [field, raw.get(field) ?? '']));
  const { where, place: key, country, region, data } = given;
  const found = data === null ? served : pinned(data);
  const dataSet = found ?? served;
  const isTyped = key !== null || where !== null;
  const chosen = key === null ? null : placeByKey(dataSet, key);
  const typed = isTyped && chosen === null ? findPlaces(dataSet, where ?? '', OFFERS_MAX) : null;
  const coded = isTyped ? null : readPlace(dataSet, country, region);
  const isWrong = coded !== null && isFinding(coded);
  const place = chosen ?? typed?.sure ?? (isWrong ? null : coded);
  return {
    // The fields as the API reads them; `isTyped` if the place is typed or chosen from a list.
    ...{ given, dataSet, isTyped },
    // The fields as typed; empty when absent.
    values: values as Readonly<Record<Field, string>>,
    isPinned: data !== null && found !== null,
    unknownRelease: found === null ? [unknownRelease(served, locale)] : [],
    place: place && placeAs(place, locale),
    unclearPlace: place === null && typed !== null ? [unclearPlace(typed, raw, locale, page)] : [],
    // What is wrong with the codes of the place.
    finding: isWrong && country !== null ? coded : null,
  };
}

/** A date that the place holds, or without a place the release; null where none is given. */
export function readHeldDate(
  name: DateName,
  given: Given,
  dataSet: DataSet,
  place: Place | null,
): DayNumber | Finding | null {
  if (given[name] === null) return null;
  const day = readDateInRange(name, given[name], dataSet.range);
  if (isFinding(day)) return day;
  return findUnheld(name, day, (place?.calendar ?? dataSet).range) ?? day;
}

/** Turns a finding into null, and adds it to the list. */
export function noteIn(findings: Finding[]) {
  return <T>(read: T | Finding): T | null => {
    if (!isFinding(read)) return read;
    findings.push(read);
    return null;
  };
}

/** The findings so far, in the order in which the API checks. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) => FINDING_CODES.indexOf(one.code) - FINDING_CODES.indexOf(other.code),
  );
}

/**
 * The title, the description and the addresses of a page with a form.
 * @param page its address from the root, without a question.
 * @param answer null when nothing is asked, or something is wrong.
 * @param words titles and a description for a page without an answer; `detail` describes an answer.
 * @param more fields of the address besides those of the question.
 */
export function describePage(
  page: string,
  { values, isTyped }: Pick<AskedForm, 'values' | 'isTyped'>,
  faults: readonly Fault[],
  answer: { readonly question: AnyQuestion; readonly title: string } | null,
  words: Readonly<Record<'title' | 'titleError' | 'description', string>> & { detail: Localized },
  { t, say, language }: Locale,
  more: Readonly<Record<string, string>> = {},
) {
  const own = answer && resultPath(answer.question, values.data || null, '/', more);
  return {
    title: faults.length > 0 ? words.titleError : (answer?.title ?? words.title),
    description:
      answer === null
        ? words.description
        : say(t.answer.description, { title: answer.title, detail: plain(words.detail) }),
    // The canonical address, from the root.
    path: own ?? addressIn(language, page),
    // The address to redirect to; null when the reader is there.
    redirect: isTyped ? own : null,
  };
}
