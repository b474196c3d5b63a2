import type { DataSet } from '../../artifact/data-set.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../artifact/rules/term-rules.ts';
import type { Finding } from '../../question/finding.ts';
import { missingParameter, readPeriod } from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import { countsIn } from '../../terms/place-rule.ts';
import { parsePeriod } from '../../terms/term-rule.ts';
import {
  type AskedForm,
  type Given,
  inOrder,
  noteIn,
  type Pinned,
  readAsked,
  readHeldDate,
} from '../calculator/asked-form.ts';
import type { TermQuestion } from '../calculator/question.ts';
import type { Locale } from '../languages/locale.ts';
import { countryOf, type Place, placeAs, placeByKey } from '../places/places.ts';

/** The value of the choice "before the event". */
export const BEFORE = 'before';

/** The form, its choices and its question; `values` has the period in parts. */
export type TermForm = ReturnType<typeof readTermForm>;

/**
 * Reads the address of a deadline. The codes are those of `/v1/deadline`.
 * @param query raw, without its `?`.
 * @param served the release that answers unless `data` names another.
 */
export function readTermForm(served: DataSet, query: string, pinned: Pinned, locale: Locale) {
  const asked = readAsked(served, query, pinned, locale, '/deadline/');
  const { given, dataSet, unknownRelease, unclearPlace, isPinned } = asked;
  const { rules } = dataSet.release;
  const record = rules.find(({ rule }) => rule === given.rule) ?? null;
  const { place, isTyped } = placeOfRule(asked, record, locale);
  const written = writtenPeriod(given);
  const form = {
    ...{ record, place, dataSet, unknownRelease, unclearPlace, isPinned },
    values: { ...asked.values, ...partsOf(asked.values.unit, written) },
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
  const event = note(readHeldDate('date', given, dataSet, place));
  const period = written === null ? null : note(readPeriod(written));
  if (place !== null) note(findMisplaced(record, place));
  const isWrong = findings.length + unknownRelease.length > 0;
  const question: TermQuestion | null =
    isWrong || record === null || place === null || event === null || period === null
      ? null
      : { op: 'deadline', record, event, period, place, country: countryOf(dataSet, place) };
  return { ...form, blank: false, findings: inOrder(findings), question };
}

/** The rules of a place, refused ones last. */
export function rulesIn(rules: readonly RuleRecord[], { artifact }: Place): RuleRecord[] {
  return rules
    .filter(({ countries }) => countries.includes(artifact.country))
    .sort((one, other) => Number(one.refused !== undefined) - Number(other.refused !== undefined));
}

/**
 * Where to count: without a named place, the one country of the rule; for a typed region, its
 * country where the rule takes all regions together.
 */
function placeOfRule(
  { given, dataSet, place, isTyped }: AskedForm,
  record: RuleRecord | null,
  locale: Locale,
): Pick<AskedForm, 'place' | 'isTyped'> {
  const national = (code: string): Place | null => {
    const found = placeByKey(dataSet, code.toLowerCase());
    return found && placeAs(found, locale);
  };
  const [only, ...others] = record?.countries ?? [];
  if (!isTyped && given.country === null && only !== undefined && others.length === 0) {
    return { place: national(only), isTyped: true };
  }
  const isCountry = isTyped && place !== null && record?.regions === 'all';
  return { place: isCountry ? national(place.artifact.country) : place, isTyped };
}

/** The fault that the rule does not exist, or applies elsewhere. */
function findMisplaced(record: RuleRecord | null, { artifact, region }: Place): Finding | null {
  if (record === null) return { code: 'invalid_rule', parameter: 'rule', within: null };
  if (countsIn(termRuleOf(record), artifact.country, region?.code ?? null)) return null;
  const isElsewhere = !record.countries.includes(artifact.country);
  const parameter = isElsewhere ? 'country' : 'region';
  return { code: 'rule_not_for_place', parameter, within: null };
}

/** The period in the API's form, as given or built from its parts. */
function writtenPeriod({ period, number, unit, direction }: Given): Value {
  if (period !== null || number === null) return period;
  return `${direction === BEFORE ? '-' : ''}P${number}${unit ?? 'D'}`;
}

function partsOf(typedUnit: string, written: Value) {
  const period = written === null ? null : parsePeriod(written);
  if (period === null) return { unit: typedUnit || 'D' };
  const { isBack, count, unit } = period;
  return { number: String(count), unit, direction: isBack ? BEFORE : '' };
}
