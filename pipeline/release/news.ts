import type { Release } from '../../src/artifact/load-release.ts';
import type { RuleChange } from '../../src/artifact/rules/rule-schema.ts';
import type { Change, FactChange } from '../../src/artifact/schema.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../src/calendar/supported-range.ts';
import {
  type CountryDifference,
  changesAnswers,
  compareData,
  type Data,
} from '../diff/compare-data.ts';
import { compareRules } from '../diff/compare-rules.ts';
import { compareTranslations } from '../diff/compare-translations.ts';
import { type FieldChange, fieldChanges } from '../diff/field-changes.ts';
import { dataOf } from './history.ts';

/** What a release would change. */
export interface News {
  /** The newest release; null if there is none. */
  readonly since: string | null;
  /** Dates and names of holidays. */
  readonly changes: readonly Change[];
  /** Everything else in a release, its translations and range included. */
  readonly facts: readonly FactChange[];
  /** What changes in the term rules. */
  readonly rules: readonly RuleChange[];
  readonly kind: 'answers' | 'texts' | 'chain' | 'nothing';
}

/**
 * What `data` contains and the newest release does not. `today` (ISO) decides what is past. A
 * release without changes is still due while no release vouches for the newest one (`chain`).
 */
export function newsSince(history: readonly Release[], data: Data, today: string): News {
  const newest = history.at(-1);
  // The first release changes nothing: there is no earlier one.
  if (newest === undefined) {
    return { since: null, changes: [], facts: [], rules: [], kind: 'answers' };
  }
  const before = dataOf(newest);
  const differences = compareData(before, data, today);
  const isPast = formatIsoDate(RANGE_FIRST) < today;
  const facts = [
    ...rangeChanges(newest),
    ...differences.flatMap((difference) => factsOf(difference, isPast)),
    ...compareTranslations(before.translations, data.translations).flatMap(({ changes }) =>
      changes.map((change) => ofTheWhole(change, false)),
    ),
  ];
  const since = newest.manifest.data_version;
  const changes = differences.flatMap((difference) => difference.changes);
  const rules = compareRules(newest.rules, data.rules, today);
  return { since, changes, facts, rules, kind: kindOf(newest, differences, [...facts, ...rules]) };
}

/** A change beside the dates in one line: "GB: weekend_days 6 · 7 is now 5 · 6". */
export function describeFact({ country, where, before, after }: FactChange): string {
  return `${country ?? 'the release'}: ${where} ${before ?? '-'} is now ${after ?? '-'}`;
}

function kindOf(
  newest: Release,
  differences: readonly CountryDifference[],
  others: readonly Pick<FactChange, 'answers'>[],
): News['kind'] {
  if (differences.some(changesAnswers) || others.some(({ answers }) => answers)) {
    return 'answers';
  }
  if (differences.length > 0 || others.length > 0) return 'texts';
  const { previous, links } = newest.manifest;
  return previous !== null && links.length === 0 ? 'chain' : 'nothing';
}

/** Every answer about the past rests on the weekend, the regions, the time zone and the names. */
function factsOf({ country, facts, texts }: CountryDifference, isPast: boolean): FactChange[] {
  const told = (answers: boolean) => (change: FieldChange) => ({
    country,
    ...change,
    answers,
    // Every change of the past is shown.
    past: answers && isPast && !arrives(change) && change.where !== 'held_until',
    reason: null,
  });
  return [...facts.map(told(true)), ...texts.map(told(false))];
}

/** Whether a calendar is new: nobody had a different answer before. */
function arrives({ where, before }: FieldChange): boolean {
  return before === null && /^(?:country|calendar|regions › [^›]+)$/u.test(where);
}

/** Answers within the old range are unchanged. */
function rangeChanges({ manifest: { first, last } }: Release): FactChange[] {
  const now = { first: formatIsoDate(RANGE_FIRST), last: formatIsoDate(RANGE_LAST) };
  return fieldChanges({ first, last }, now).map((change) => ofTheWhole(change, true));
}

/** A change that belongs to no country. */
function ofTheWhole(change: FieldChange, answers: boolean): FactChange {
  return { country: null, ...change, answers, past: false, reason: null };
}
