import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { TERM_UNITS, type TermPeriod, type TermUnit } from '../../terms/term-rule.ts';
import type { Locale } from '../languages/locale.ts';

/** "20 working days", "2 months"; the rule says which days count. */
export function periodWords(
  record: Pick<RuleRecord, 'counts'>,
  { unit, count }: TermPeriod,
  { t, say }: Locale,
): string {
  const { days, workingDays, weeks, months, years } = t.amounts;
  const D = record.counts === undefined ? days : workingDays;
  return say({ D, W: weeks, M: months, Y: years }[unit], { n: count });
}

/** "months". */
export function unitWords(unit: TermUnit, { t }: Locale): string {
  return { D: t.term.days, W: t.term.weeks, M: t.term.months, Y: t.term.years }[unit];
}

/**
 * The units that a rule covers, each with its limit: "days (at most 90), months".
 * @param isBack whether to list the units covered when counting back.
 */
export function coveredWords(
  { units }: Pick<RuleRecord, 'units'>,
  isBack: boolean,
  locale: Locale,
): string[] {
  return TERM_UNITS.flatMap((unit) => {
    const said = units[unit];
    if (said === undefined || (isBack && said.back !== true)) return [];
    const words = unitWords(unit, locale);
    return said.longest === undefined
      ? [words]
      : [locale.say(locale.t.term.atMost, { unit: words, most: said.longest })];
  });
}

/** What a rule does not model, and which way that moves the last day. */
export function describeLimits(
  { not_modelled: limits }: Pick<RuleRecord, 'not_modelled'>,
  { t, fromSources }: Locale,
) {
  const { movesLater, movesEarlier, movesEither } = t.term;
  const words = { later: movesLater, earlier: movesEarlier, either: movesEither };
  return limits.map(({ what, moves }) => ({ what: fromSources(what), moves: words[moves] }));
}

/** One day, or the first and last of several: "11 April to 13 April 2026". */
export function spanWords(one: DayNumber, other: DayNumber, { t, say, longDate }: Locale): string {
  if (one === other) return longDate(one);
  return say(t.hero.range, {
    first: longDate(Math.min(one, other)),
    last: longDate(Math.max(one, other)),
  });
}
