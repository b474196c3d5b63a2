import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { compareUtf32, type HolidayRef, referenceHolidays } from '../world/reference.ts';
import { FIRST, LAST } from '../years.ts';
import { type WalkedStep, walkTerm } from './term-walker.ts';

/**
 * Contract 4.6 and 4.7 as plainly as possible: the walk's steps with the words of the settings
 * behind them. It shares nothing with `src/api` and `src/terms`.
 */

export interface TermAsked {
  readonly rule: string;
  readonly date: string;
  readonly period: string;
  readonly country: string;
  readonly region?: string;
}

/** The body of a deadline, or null where it leaves the held dates. */
export function referenceDeadline(
  rule: RuleRecord,
  country: CountryArtifact,
  asked: TermAsked,
): object | null {
  const { date, period } = asked;
  const region = asked.region ?? null;
  const held = Math.min(country.held_until ?? 9999, rule.held_until ?? 9999);
  const last = `${held}-12-31` < LAST ? `${held}-12-31` : LAST;
  const walked = walkTerm(rule, country, region, [FIRST, last], date, period);
  if (walked === null) return null;
  const { end_date, earliest, latest, ends, steps } = walked;
  const records = closingOf(rule, country, region, period.startsWith('-'));
  const skipped = walked.holidays.flatMap((day) =>
    records
      .filter((record) => record.date === day)
      .sort((one, other) => compareUtf32(one.name, other.name)),
  );
  return {
    ...{ rule: rule.rule, date, period, country: country.country, region },
    ...{ end_date, earliest, latest },
    date_accuracy: skipped.some(({ date_accuracy }) => date_accuracy === 'estimated')
      ? 'estimated'
      : 'exact',
    steps: steps.map((step) => ({ ...step, words: wordsOf(rule, step, period.slice(-1)) })),
    holidays_skipped: skipped,
    readings:
      earliest === latest
        ? []
        : rule.readings.map(({ reading, says, prevails }, index) => ({
            ...{ reading, says, end_date: ends[index], prevails },
          })),
    law: rule.words.map((sentence) => lawOf(rule, sentence)),
    not_modelled: rule.not_modelled,
  };
}

/** The body of the rules that count in a country, or of all rules. */
export function referenceRules(rules: readonly RuleRecord[], country: string | null): object {
  return {
    rules: rules
      .filter(({ countries }) => country === null || countries.includes(country))
      .map((rule) => {
        const units = (['D', 'W', 'M', 'Y'] as const).filter((unit) => rule.units[unit]);
        return {
          ...{ rule: rule.rule, title: rule.title, countries: rule.countries },
          regions: Array.isArray(rule.regions) ? 'fixed' : rule.regions,
          units,
          longest: Object.fromEntries(
            units.map((unit) => [unit, rule.units[unit]?.longest ?? null]),
          ),
          backward: units.filter((unit) => rule.units[unit]?.back),
          law: rule.words.map((sentence) => {
            const {
              seen_in = null,
              url = null,
              publisher = null,
            } = rule.citations[sentence.cite] ?? {};
            const { translation = null } = sentence;
            return { ...lawOf(rule, sentence), translation, seen_at: seen_in, url, publisher };
          }),
          readings: rule.readings.map(({ reading, says, prevails }) => ({
            ...{ reading, says, prevails },
          })),
          not_modelled: rule.not_modelled,
          refused: rule.refused ?? null,
        };
      }),
  };
}

function lawOf(
  { citations }: RuleRecord,
  { id, cite, section, language, text }: RuleRecord['words'][number],
) {
  const { title, seen, kind } = citations[cite] ?? {};
  const isRead = seen === 'text' && kind !== 'press';
  return { id, title, section, language, quote: text, seen: isRead ? 'read' : 'quoted' };
}

/** The holidays that close a day under a rule: each name and date once, nationwide ones first. */
function closingOf(
  rule: RuleRecord,
  country: CountryArtifact,
  region: string | null,
  isBack: boolean,
): readonly HolidayRef[] {
  if (isBack && rule.holidays_backward === 'country') return referenceHolidays(country, null);
  if (rule.regions === 'asked') return referenceHolidays(country, region);
  const own = rule.regions === 'all' ? country.regions.map(({ code }) => code) : rule.regions;
  const found = new Map<string, HolidayRef>();
  for (const place of [null, ...own]) {
    for (const record of referenceHolidays(country, place)) {
      const key = `${record.date} ${record.name}`;
      if (!found.has(key)) found.set(key, record);
    }
  }
  return [...found.values()];
}

function wordsOf({ said_by, units }: RuleRecord, step: WalkedStep, unit: string): string[] {
  const { first_day, counts, short, clear, closed, roll, standstill, minimum } = said_by;
  const own = units[unit as keyof typeof units]?.words;
  const said = {
    event: [first_day],
    begins: [first_day],
    not_counted: [counts, short, closed],
    suspended: [standstill],
    ends: [own, unit === 'D' ? clear : []],
    moved: [roll, step.because === 'standstill' ? standstill : closed],
    extended: [minimum],
    last_day: [],
  }[step.step];
  if (said === undefined) throw new Error(`there is no step ${step.step}`);
  return [...new Set(said.flatMap((ids) => ids ?? []))];
}
