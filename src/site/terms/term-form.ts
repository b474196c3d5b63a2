import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../artifact/rules/term-rules.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { FINDING_CODES, type Finding } from '../../question/finding.ts';
import {
  findUnheld,
  isFinding,
  missingParameter,
  readDateInRange,
  readPeriod,
} from '../../question/read-parameters.ts';
import { readQuery, type Value } from '../../question/read-query.ts';
import { countsIn } from '../../terms/place-rule.ts';
import { parsePeriod, type TermPeriod, type TermUnit, writePeriod } from '../../terms/term-rule.ts';
import type { Speech } from '../languages/speech.ts';
import type { FoundPlaces } from '../places/find-place.ts';
import { type Place, placeAs, placeByKey, readPlace } from '../places/places.ts';
import { readTyped } from '../places/typed-place.ts';
import { factsOf, type TermQuestion, termQuestion } from './counted-term.ts';

/** The parameters of `/v1/deadline`, in the order of its checks. */
const ASKED = ['rule', 'date', 'period', 'country', 'region'] as const;
/**
 * Fields of the page alone: a period in parts as people choose it, a place in the reader's own words
 * or from a list, and the release that is to answer.
 */
const OWN = ['number', 'unit', 'direction', 'where', 'place', 'data'] as const;
export type TermField = (typeof ASKED)[number] | (typeof OWN)[number];

/** What the choice "before the event" sends. */
export const BEFORE = 'before';

/** What there is to choose from, and what was chosen. */
export interface TermForm {
  /** As typed; empty when absent. The period in parts however it was given. */
  readonly values: Readonly<Record<TermField, string>>;
  /** No rule is named, or neither a day nor a period: nothing is asked yet. */
  readonly blank: boolean;
  /** What is wrong, in the order in which the API checks. */
  readonly findings: readonly Finding[];
  readonly question: TermQuestion | null;
  readonly place: Place | null;
  /** Places that words may mean; null where they are clear, or were none. */
  readonly unclear: FoundPlaces | null;
  readonly record: RuleRecord | null;
  /** Those that count in the place; all of them where none is known. */
  readonly rules: readonly RuleRecord[];
  /** Whether the question has another address, in the spelling of the API. */
  readonly isTyped: boolean;
  readonly dataSet: DataSet;
  /** Whether the address names the release that is asked. */
  readonly isPinned: boolean;
  /** Whether it names one that there is not. */
  readonly isUnknownRelease: boolean;
}

/**
 * Reads the address of a deadline. The codes are those of `/v1/deadline`; a form tells all that it
 * finds, in their order.
 * @param query raw, without its `?`.
 * @param served the release that answers unless `data` names another.
 * @param pinned the release that a pin names; null when it names none. Contract 22.4.
 */
export function readTermForm(
  served: DataSet,
  query: string,
  pinned: (pin: string) => DataSet | null,
  speech: Speech,
): TermForm {
  const given = readQuery(query, [...ASKED, ...OWN]);
  const found = given.data === null ? served : pinned(given.data);
  const dataSet = found ?? served;
  const { rules } = dataSet.release;
  const record = rules.find(({ rule }) => rule === given.rule) ?? null;
  const named = readNamedPlace(dataSet, given, record);
  const place = named.place === null ? null : placeAs(named.place, speech);
  const written = writtenPeriod(given);
  const form = {
    values: valuesOf(query, written),
    ...{ record, place, dataSet },
    unclear: named.unclear,
    rules: place === null ? rules : rulesIn(rules, place),
    isTyped: named.isTyped || given.number !== null,
    isPinned: given.data !== null && found !== null,
    isUnknownRelease: found === null,
  };
  const isAsked = given.date !== null || written !== null;
  if (given.rule === null || !isAsked) {
    return { ...form, blank: true, findings: [], question: null };
  }
  const findings: Finding[] = [];
  const note = <T>(read: T | Finding): T | null => {
    if (!isFinding(read)) return read;
    findings.push(read);
    return null;
  };
  for (const name of ['date', 'period', 'country'] as const) {
    const value = name === 'period' ? written : given[name];
    if (value === null && !(name === 'country' && (named.isTyped || place !== null))) {
      findings.push(missingParameter(name));
    }
  }
  if (named.finding !== null && given.country !== null) findings.push(named.finding);
  const event = given.date === null ? null : note(readEvent(dataSet, place, given.date));
  const period = written === null ? null : note(readPeriod(written));
  const misplaced = place === null ? null : findMisplaced(rules, record, place);
  if (misplaced !== null) findings.push(misplaced);
  const isWhole = record !== null && place !== null && event !== null && period !== null;
  return {
    ...form,
    blank: false,
    findings: findings.sort(
      (a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code),
    ),
    question:
      isWhole && findings.length === 0 && found !== null
        ? termQuestion(dataSet, { record, event, period, place })
        : null,
  };
}

/** The rules that count in a place, those that nothing is counted by last. */
export function rulesIn(rules: readonly RuleRecord[], { artifact }: Place): RuleRecord[] {
  const own = rules.filter(({ countries }) => countries.includes(artifact.country));
  return [
    ...own.filter(({ refused }) => refused === undefined),
    ...own.filter(({ refused }) => refused !== undefined),
  ];
}

/** The first release that has rules; null where none has. */
export function firstWithRules(releases: readonly Release[]): Release | null {
  return releases.find(({ rules }) => rules.length > 0) ?? null;
}

/** What a question is, however it was typed: sorted by name, in one spelling. */
export function termQuery({ record, event, period, place }: TermQuestion): URLSearchParams {
  const { artifact, region } = place;
  return new URLSearchParams([
    ['country', artifact.country],
    ['date', formatIsoDate(event)],
    ['period', writePeriod(period)],
    ...(region === null ? [] : [['region', region.code]]),
    ['rule', record.rule],
  ]);
}

interface NamedPlace {
  readonly place: Place | null;
  readonly finding: Finding | null;
  readonly unclear: FoundPlaces | null;
  readonly isTyped: boolean;
}

/** The place of an address: by its codes, by words, else the one country of the rule. */
function readNamedPlace(
  dataSet: DataSet,
  given: Readonly<Record<TermField, Value>>,
  record: RuleRecord | null,
): NamedPlace {
  const nothing = { place: null, finding: null, unclear: null, isTyped: false };
  if (given.place !== null || given.where !== null) {
    const found = readTyped(dataSet, given.place, given.where);
    if (found.sure === null) return { ...nothing, unclear: found, isTyped: true };
    return { ...nothing, place: asCounted(dataSet, found.sure, record), isTyped: true };
  }
  if (given.country === null) {
    const [country, ...others] = record?.countries ?? [];
    if (country === undefined || others.length > 0) return nothing;
    return { ...nothing, place: placeByKey(dataSet, country.toLowerCase()), isTyped: true };
  }
  const place = readPlace(dataSet, given.country, given.region);
  return isFinding(place) ? { ...nothing, finding: place } : { ...nothing, place };
}

/** A city or region that was typed stands for its country where the rule takes all regions together. */
function asCounted(dataSet: DataSet, place: Place, record: RuleRecord | null): Place {
  if (record?.regions !== 'all' || place.region === null) return place;
  return placeByKey(dataSet, place.artifact.country.toLowerCase()) ?? place;
}

function readEvent(dataSet: DataSet, place: Place | null, value: string): DayNumber | Finding {
  const day = readDateInRange('date', value, dataSet.range);
  if (isFinding(day) || place === null) return day;
  return findUnheld('date', day, place.calendar.range) ?? day;
}

/** What is wrong with the rule: there is none of that name, or it counts elsewhere. */
function findMisplaced(
  rules: readonly RuleRecord[],
  record: RuleRecord | null,
  { artifact, region }: Place,
): Finding | null {
  if (record === null) {
    const example = rules.find(({ refused }) => refused === undefined)?.rule ?? null;
    const term = { example, since: null, rule: null, refused: null };
    return { code: 'invalid_rule', parameter: 'rule', within: null, term };
  }
  if (countsIn(termRuleOf(record), artifact.country, region?.code ?? null)) return null;
  const isElsewhere = !record.countries.includes(artifact.country);
  const parameter = isElsewhere ? 'country' : 'region';
  return { code: 'rule_not_for_place', parameter, within: null, term: factsOf(record) };
}

/** The period as the API writes it, put together where it was chosen in parts. */
function writtenPeriod(given: Readonly<Record<TermField, Value>>): Value {
  const { period, number, unit, direction } = given;
  if (period !== null || number === null) return period;
  return `${direction === BEFORE ? '-' : ''}P${number}${unit ?? 'D'}`;
}

/** What the fields of the form hold. */
function valuesOf(query: string, written: Value): Record<TermField, string> {
  const typed = new URLSearchParams(query);
  const values = Object.fromEntries(
    [...ASKED, ...OWN].map((field) => [field, typed.get(field) ?? '']),
  ) as Record<TermField, string>;
  const period: TermPeriod | null = written === null ? null : parsePeriod(written);
  if (period === null) return { ...values, unit: values.unit || 'D' };
  const unit: TermUnit = period.unit;
  return {
    ...values,
    ...{ number: String(period.count), unit, direction: period.isBack ? BEFORE : '' },
  };
}
