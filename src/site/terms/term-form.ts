import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../artifact/rules/term-rules.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import type { Finding } from '../../question/finding.ts';
import { QUESTION_TABLE } from '../../question/question-table.ts';
import {
  findUnheld,
  missingParameter,
  readDateInRange,
  readPeriod,
} from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import { countsIn } from '../../terms/place-rule.ts';
import { parsePeriod, writePeriod } from '../../terms/term-rule.ts';
import {
  type AskedForm,
  inOrder,
  noteIn,
  type Pinned,
  readAsked,
} from '../calculator/asked-form.ts';
import type { Speech } from '../languages/speech.ts';
import { type Place, placeAs, placeByKey } from '../places/places.ts';
import { factsOf, type TermQuestion, termQuestion } from './counted-term.ts';

const ASKED = QUESTION_TABLE.deadline;
/** Fields that only the page has, not the API. */
const OWN = ['number', 'unit', 'direction', 'where', 'place', 'data'] as const;
export type TermField = (typeof ASKED)[number] | (typeof OWN)[number];

/** The value of the choice "before the event". */
export const BEFORE = 'before';

/** The releases, oldest first, and the served one. */
export interface TermShelf {
  readonly dataSet: DataSet;
  readonly releases: readonly Release[];
  readonly pinned: Pinned;
}

/** The form, its choices and its question; `values` has the period in parts. */
export type TermForm = ReturnType<typeof readTermForm>;

/**
 * Reads the address of a deadline. The codes are those of `/v1/deadline`.
 * @param query raw, without its `?`.
 * @param served the release that answers unless `data` names another.
 */
export function readTermForm(served: DataSet, query: string, pinned: Pinned, speech: Speech) {
  const names = [...ASKED, ...OWN];
  const asked = readAsked<TermField>(served, query, names, pinned, speech, '/deadline/');
  const { given, dataSet, unknownRelease, unclearPlace, isPinned } = asked;
  const { rules } = dataSet.release;
  const record = rules.find(({ rule }) => rule === given.rule) ?? null;
  const { place, isTyped } = placeOfRule(asked, record, speech);
  const written = writtenPeriod(given);
  const form = {
    ...{ record, place, dataSet, unknownRelease, unclearPlace, isPinned },
    values: { ...asked.values, ...partsOf(asked.values, written) },
    // The rules of the place; without a place, all rules.
    rules: place === null ? rules : rulesIn(rules, place),
    // Whether another address asks the same question in the spelling of the API.
    isTyped: isTyped || given.number !== null,
  };
  if (given.rule === null || (given.date === null && written === null)) {
    // Nothing is asked yet.
    return { ...form, blank: true, findings: [], question: null };
  }
  const findings: Finding[] = [];
  const note = noteIn(findings);
  if (given.date === null) note(missingParameter('date'));
  if (written === null) note(missingParameter('period'));
  if (given.country === null && !isTyped) note(missingParameter('country'));
  note(asked.finding);
  const day = given.date === null ? null : note(readDateInRange('date', given.date, dataSet.range));
  const { range } = place?.calendar ?? dataSet;
  const event = day === null ? null : note(findUnheld('date', day, range) ?? day);
  const period = written === null ? null : note(readPeriod(written));
  if (place !== null) note(findMisplaced(rules, record, place));
  const isWhole = record !== null && place !== null && event !== null && period !== null;
  return {
    ...form,
    blank: false,
    findings: inOrder(findings),
    question:
      isWhole && findings.length + unknownRelease.length === 0
        ? termQuestion(dataSet, { record, event, period, place })
        : null,
  };
}

/** The rules of a place, refused ones last. */
export function rulesIn(rules: readonly RuleRecord[], { artifact }: Place): RuleRecord[] {
  return rules
    .filter(({ countries }) => countries.includes(artifact.country))
    .sort((one, other) => Number(one.refused !== undefined) - Number(other.refused !== undefined));
}

/** A question as a query: sorted by name, in one spelling. */
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

/**
 * Where to count: without a named place, the one country of the rule; for a typed region, its
 * country where the rule takes all regions together.
 */
function placeOfRule(
  { given, dataSet, place, isTyped }: AskedForm<TermField>,
  record: RuleRecord | null,
  speech: Speech,
): Pick<AskedForm<TermField>, 'place' | 'isTyped'> {
  const national = (code: string): Place | null => {
    const found = placeByKey(dataSet, code.toLowerCase());
    return found && placeAs(found, speech);
  };
  const [only, ...others] = record?.countries ?? [];
  if (!isTyped && given.country === null && only !== undefined && others.length === 0) {
    return { place: national(only), isTyped: true };
  }
  const isCountry = isTyped && place !== null && record?.regions === 'all';
  return { place: isCountry ? national(place.artifact.country) : place, isTyped };
}

/** The fault that the rule does not exist, or applies elsewhere. */
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

/** The period in the API's form, as given or built from its parts. */
function writtenPeriod(given: Readonly<Record<TermField, Value>>): Value {
  const { period, number, unit, direction } = given;
  if (period !== null || number === null) return period;
  return `${direction === BEFORE ? '-' : ''}P${number}${unit ?? 'D'}`;
}

/** The period in parts. */
function partsOf(
  { unit }: Readonly<Record<TermField, string>>,
  written: Value,
): Partial<Record<TermField, string>> {
  const period = written === null ? null : parsePeriod(written);
  if (period === null) return { unit: unit || 'D' };
  const direction = period.isBack ? BEFORE : '';
  return { number: String(period.count), unit: period.unit, direction };
}
