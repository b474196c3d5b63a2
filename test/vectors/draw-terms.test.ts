import { describe, expect, it } from 'vitest';
import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../src/artifact/rules/term-rules.ts';
import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { countsIn } from '../../src/terms/place-rule.ts';
import { covers, parsePeriod } from '../../src/terms/term-rule.ts';
import { drawTerms, placesOf as placesAsked, type TermQuestion } from '../../vectors/draw-terms.ts';
import { deadlineOf, endsOf, placeOf } from '../support/terms/count-by-core.ts';
import { readRealRules } from '../support/terms/real-rules.ts';
import { DAYS, FIRST } from '../support/years.ts';

const { rules, countries } = readRealRules();
const world = [...countries.values()];
const questions = Map.groupBy(drawTerms(rules, world, 5000), ({ rule }) => rule);

/** A rule with one setting altered, by the name of the setting, and the date that it is about, if one. */
type Mutant = [name: string, mutant: RuleRecord, date?: string];

function* mutantsOf(rule: RuleRecord): Generator<Mutant> {
  const as = (name: string, more: Partial<RuleRecord>): [string, RuleRecord] => [
    name,
    { ...rule, ...more },
  ];
  const flipped = (way: 'next' | 'none') => (way === 'next' ? 'none' : 'next');
  const { units, readings, closed_days = [], standstill = [], minimum } = rule;
  const isBack = Object.values(units).some((unit) => unit?.back === true);
  yield as('event', { event: rule.event === 'out' ? 'in' : 'out' });
  const countsOpen = rule.counts === 'open-days' && units.M === undefined;
  // Each reading of a rule has a direction of its own.
  if (readings.length === 0 && !countsOpen) {
    yield as('forward', { forward: flipped(rule.forward) });
    if (isBack && rule.clear === undefined)
      yield as('backward', { backward: flipped(rule.backward) });
  }
  for (const [index, reading] of readings.entries()) {
    const others = readings.toSpliced(index, 1, { ...reading, changes: {} });
    const isSame = Object.entries(reading.changes).every(
      ([key, value]) => rule[key as keyof RuleRecord] === value,
    );
    if (!isSame) yield as(`readings.${index}`, { readings: others });
  }
  const { counts: _, ...uncounted } = rule;
  yield ['counts', rule.counts === undefined ? { ...rule, counts: 'open-days' } : uncounted];
  if (rule.short_to !== undefined) {
    yield as('short + 1', { short_to: rule.short_to + 1 });
    yield as('short - 1', { short_to: rule.short_to - 1 });
  }
  const { clear: __, ...unclear } = rule;
  if (rule.clear !== undefined) yield ['clear', unclear];
  for (const weekday of [1, 6, 7]) {
    const others = rule.closed_weekdays.filter((each) => each !== weekday);
    const isClosed = others.length < rule.closed_weekdays.length;
    yield as(`weekday ${weekday}`, { closed_weekdays: isClosed ? others : [...others, weekday] });
  }
  yield as('holidays', { closed_holidays: !rule.closed_holidays });
  const { holidays_backward: ___, ...alike } = rule;
  if (rule.holidays_backward !== undefined) yield ['holidays_backward', alike];
  if (rule.regions !== 'asked') yield as('regions', { regions: 'asked' });
  for (const [index, { date }] of closed_days.entries()) {
    const others = closed_days.toSpliced(index, 1);
    yield [`closed day ${date} (${index})`, { ...rule, closed_days: others }, date];
  }
  for (const [index, span] of standstill.entries()) {
    yield as(`standstill ${span.from}`, { standstill: standstill.toSpliced(index, 1) });
    const shifted = [
      { ...span, from: dayOn(span.from, 1) },
      { ...span, until: dayOn(span.until, -1) },
    ];
    for (const other of shifted) {
      yield as(`standstill ${other.from} ${other.until}`, {
        standstill: standstill.toSpliced(index, 1, other),
      });
    }
  }
  if (standstill.length > 0 && units.M !== undefined && readings.length === 0) {
    const other = rule.from_standstill === 'last-day' ? 'day-after' : 'last-day';
    yield as('from_standstill', { from_standstill: other });
  }
  if (minimum !== undefined) {
    const { working_days, from } = minimum;
    yield as('minimum', { minimum: { working_days: working_days + 1, from } });
    yield as('minimum - 1', { minimum: { working_days: working_days - 1, from } });
    yield as('from + 1', { minimum: { working_days, from: from + 1 } });
    // A term of one day holds one open day at most, and two only where it is carried on.
    yield as('from - 1', { minimum: { working_days, from: from - 1 } });
  }
  for (const name of ['D', 'W', 'M', 'Y'] as const) {
    const unit = units[name];
    if (unit === undefined) continue;
    const { [name]: ____, ...others } = units;
    yield as(`unit ${name}`, { units: others });
    const { back, ...forward } = unit;
    if (back === true) yield as(`back ${name}`, { units: { ...units, [name]: forward } });
    if (unit.longest !== undefined) {
      const longest = unit.longest - 1;
      yield as(`longest ${name}`, { units: { ...units, [name]: { ...unit, longest } } });
    }
    for (const month of unit.month === undefined ? [] : (['same-number', 'day-before'] as const)) {
      if (month !== unit.month)
        yield as(`month ${name}`, { units: { ...units, [name]: { ...unit, month } } });
    }
  }
}

function dayOn(date: string, days: number): string {
  return formatIsoDate((parseIsoDate(date) ?? 0) + days);
}

/** Whether a question is answered otherwise by the mutant. */
function sees(rule: RuleRecord, mutant: RuleRecord, asked: readonly TermQuestion[]): boolean {
  const [terms, other] = [termRuleOf(rule), termRuleOf(mutant)];
  const places = new Map<string, [ReturnType<typeof placeOf>, ReturnType<typeof placeOf>]>();
  return asked.some(({ date, period, country, region = null }) => {
    const artifact = countries.get(country);
    const term = parsePeriod(period);
    if (artifact === undefined || term === null) throw new Error('it is held');
    if (countsIn(terms, country, region) !== countsIn(other, country, region)) return true;
    if (covers(terms, term) !== covers(other, term)) return true;
    const key = `${country} ${region ?? ''}`;
    const [is, was] = places.getOrInsertComputed(key, () => [
      placeOf(mutant, artifact, region),
      placeOf(rule, artifact, region),
    ]);
    const [one, two] = [deadlineOf(was, date, period), deadlineOf(is, date, period)];
    return JSON.stringify(endsOf(one)) !== JSON.stringify(endsOf(two));
  });
}

/** How many days before a date a term begins that may end on it or be moved over it, and after it. */
const REACHES = [
  [-100, 60],
  [-470, -330],
] as const;

/**
 * Short terms from every day of the range, wherever the rule counts.
 * @param near of a date alone: those that could reach it.
 */
function everyTerm(rule: RuleRecord, near?: string): TermQuestion[] {
  const periods = ['P1D', 'P2D', 'P7D', 'P8D', '-P1D', '-P4D', 'P1W', '-P1W', 'P1M', '-P1M', 'P1Y'];
  const term = termRuleOf(rule);
  const covered = periods.filter((text) => {
    const period = parsePeriod(text);
    return period !== null && covers(term, period);
  });
  const dates = Array.from({ length: DAYS }, (_, day) => dayOn(FIRST, day)).filter(
    (date) =>
      near === undefined ||
      REACHES.some(([from, until]) => date >= dayOn(near, from) && date <= dayOn(near, until)),
  );
  return placesAsked(rule, world).flatMap((place) =>
    dates.flatMap((date) => covered.map((period) => ({ rule: rule.rule, date, period, ...place }))),
  );
}

describe.each(rules.filter(({ refused }) => refused === undefined))(
  'the terms drawn for $rule',
  (rule) => {
    const asked = questions.get(rule.rule) ?? [];

    it('are covered by its words, and asked where it counts', () => {
      const terms = termRuleOf(rule);
      for (const { period, country, region = null } of asked) {
        expect(covers(terms, parsePeriod(period) ?? { unit: 'D', count: 0, isBack: true })).toBe(
          true,
        );
        expect(countsIn(terms, country, region)).toBe(true);
      }
    });

    it('notice the change of any single setting', () => {
      const unseen = [...mutantsOf(rule)].filter(([, mutant]) => !sees(rule, mutant, asked));
      // A day off inside a standstill, or a span beyond the range: no term of any day tells the two apart.
      const told = unseen.filter(([, mutant, date]) => sees(rule, mutant, everyTerm(rule, date)));
      expect(told.map(([name]) => name)).toEqual([]);
    });
  },
);
