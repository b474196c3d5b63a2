import { type RuleRecord, ruleRecordSchema } from '../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import {
  type DayNumber,
  formatIsoDate,
  toCivilDate,
  toDayNumber,
} from '../../src/calendar/day-number.ts';
import {
  type DayRange,
  LAST_YEAR,
  RANGE_FIRST,
  RANGE_LAST,
} from '../../src/calendar/supported-range.ts';
import { TERM_UNITS } from '../../src/terms/term-rule.ts';
import { citation } from '../expand/country-artifact.ts';
import { westernEaster } from '../rules/easter-sunday.ts';
import { LEGAL_YEARS } from '../values/values.ts';
import type { RuleSource, Said, SpanSource } from './form/rule-schema.ts';

/**
 * A rule as a release stores it, with Easter, yearly days and days beside the count as plain
 * dates.
 * @param countries those of the same sources, which supply the days beside the count.
 */
export function expandRule(source: RuleSource, countries: readonly CountryArtifact[]): RuleRecord {
  const { places, first_day, counts, short, clear, closed, roll, minimum, standstill } = source;
  const isBack = roll?.backward !== undefined || clear !== undefined;
  const closedDays = closedDaysOf(source, countries);
  const settings = { counts, short, clear, closed, roll, minimum, standstill };
  return ruleRecordSchema.parse({
    rule: source.rule,
    title: source.title,
    countries: [...places.countries].sort(),
    regions: typeof places.regions === 'string' ? places.regions : places.regions.fixed,
    citations: Object.fromEntries(
      Object.entries(source.citations).map(([id, each]) => [id, citation(each)]),
    ),
    words: source.words,
    units: Object.fromEntries(
      TERM_UNITS.flatMap((unit) => {
        const said = source.units[unit];
        if (said === undefined) return [];
        const { longest } = said;
        const month = 'month' in said ? said.month : undefined;
        return [
          [
            unit,
            {
              words: said.words ?? [],
              ...given({ longest, month }),
              ...(isBack && { back: true }),
            },
          ],
        ];
      }),
    ),
    event: first_day.event,
    forward: roll?.forward ?? 'none',
    backward: roll?.backward ?? 'none',
    from_standstill: standstill?.from_standstill ?? 'last-day',
    said_by: Object.fromEntries(
      Object.entries({ first_day, ...settings }).flatMap(([name, said]) =>
        said === undefined ? [] : [[name, (said as Said).words ?? []]],
      ),
    ),
    ...given({
      counts: counts && 'open-days',
      short_to: short?.to,
      clear: clear && true,
    }),
    closed_weekdays: [...(closed?.weekdays ?? [])].sort(),
    closed_holidays: closed?.holidays === 'yes',
    ...given({
      holidays_backward: closed?.holidays_backward,
      closed_days: closedDays.length === 0 ? undefined : closedDays,
      held_until: heldUntil(source),
      minimum: minimum && { working_days: minimum.working_days, from: minimum.from },
      standstill: standstill && spansOf(standstill.spans).map(spanText),
    }),
    readings: (source.readings ?? []).map(({ id, says, changes, prevails, cite }) => ({
      reading: id,
      says,
      changes: given(changes),
      prevails: prevails === 'yes',
      cite: cite ?? [],
    })),
    not_modelled: [...assumedOf(source), ...(source.not_modelled ?? [])],
    ...given({ refused: source.refused }),
  });
}

/** What is assumed where the words are silent, in file order. */
function assumedOf(source: RuleSource): { what: string; moves: 'either' }[] {
  const { units, first_day, counts, short, clear, closed, roll, minimum, standstill } = source;
  const settings: (Said | undefined)[] = [
    ...TERM_UNITS.map((unit) => units[unit]),
    ...[first_day, counts, short, clear, closed, roll, minimum, standstill],
  ];
  const assumed = settings.flatMap((said) => said?.assumed ?? []);
  return [...new Set(assumed)].map((what) => ({ what, moves: 'either' }));
}

/**
 * The last year for which a decree names days; absent where no decree is needed, or every year
 * has one.
 */
function heldUntil({ closed }: RuleSource): number | undefined {
  const years = (closed?.days ?? []).map(({ date }) => toCivilDate(date).year);
  const last = Math.max(...years);
  return years.length === 0 || last >= LAST_YEAR ? undefined : last;
}

/** Days closed in addition to weekdays and holidays, by date. */
function closedDaysOf(
  { closed, places }: RuleSource,
  countries: readonly CountryArtifact[],
): { date: string; name?: string; country?: string; regions?: string[] }[] {
  const inRange = (day: DayNumber) => day >= RANGE_FIRST && day <= RANGE_LAST;
  const named = (closed?.days ?? []).map(({ date, name }) => ({
    date: formatIsoDate(date),
    ...given({ name }),
  }));
  const yearly = spansOf(closed?.yearly ?? [])
    .flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .filter(inRange)
    .map((day) => ({ date: formatIsoDate(day) }));
  const beside = (closed?.beside ?? []).flatMap((id) =>
    countries
      .filter(({ country }) => places.countries.includes(country))
      .flatMap(({ country, beside: days = [] }) =>
        days
          .filter((day) => day.id === id)
          .map(({ date, name, regions }) => ({ date, name, country, ...given({ regions }) })),
      ),
  );
  return [...named, ...yearly, ...beside].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Yearly spans that reach into the range, sorted. */
export function spansOf(spans: readonly SpanSource[]): DayRange[] {
  return LEGAL_YEARS.flatMap((year) => spans.map((span) => spanIn(span, year)))
    .filter(({ first, last }) => last >= RANGE_FIRST && first <= RANGE_LAST)
    .sort((a, b) => a.first - b.first);
}

function spanIn(span: SpanSource, year: number): DayRange {
  if ('easter' in span) {
    const [before, after] = span.easter;
    return { first: westernEaster(year) + before, last: westernEaster(year) + after };
  }
  const first = toDayNumber(year, span.from.month, span.from.day);
  const last = toDayNumber(year, span.until.month, span.until.day);
  return {
    first,
    last: last < first ? toDayNumber(year + 1, span.until.month, span.until.day) : last,
  };
}

function spanText({ first, last }: DayRange): { from: string; until: string } {
  return { from: formatIsoDate(first), until: formatIsoDate(last) };
}

/** The fields that have a value. */
function given(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
