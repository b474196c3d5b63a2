import { calendarOf } from '../../src/artifact/calendars.ts';
import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../src/artifact/rules/term-rules.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import type { DayNumber } from '../../src/calendar/day-number.ts';
import { isWithin } from '../../src/calendar/supported-range.ts';
import { countDeadline } from '../../src/terms/deadline.ts';
import { countsIn, placeRule, type TermCountry } from '../../src/terms/place-rule.ts';
import { covers } from '../../src/terms/term-rule.ts';
import type { RuleSource } from './form/rule-schema.ts';

export type ExampleSource = NonNullable<RuleSource['examples']>[number];

/**
 * The last day of an example by a rule and the calendars beside it, or why there is none, in
 * words.
 * @param countries of the same sources or release as the rule.
 */
export function countExample(
  record: RuleRecord,
  countries: readonly CountryArtifact[],
  { event, period, place, reading }: Omit<ExampleSource, 'last_day'>,
): DayNumber | string {
  const [country = '', region = null] = place.split('-') as [string, string?];
  const artifact = countries.find((each) => each.country === country);
  const rule = termRuleOf(record);
  if (artifact === undefined || !countsIn(rule, country, region)) {
    return `the rule does not count in ${place}`;
  }
  if (!covers(rule, period)) return 'the words do not cover this period';
  const { table } = placeRule(rule, countryOf(artifact), region);
  if (!isWithin(event, table.range)) return 'the event lies outside the range';
  const deadline = countDeadline(rule, table, event, period);
  if (deadline === null) return 'the term leaves the range';
  if (reading === undefined) return deadline.end;
  return deadline.readings.find((each) => each.reading.id === reading)?.end ?? deadline.end;
}

/** A country's calendars, each built on demand. */
function countryOf(artifact: CountryArtifact): TermCountry {
  return {
    national: calendarOf(artifact, null),
    regions: {
      get: (code) =>
        artifact.regions.some((each) => each.code === code)
          ? calendarOf(artifact, code)
          : undefined,
      keys: () => artifact.regions.map(({ code }) => code).values(),
    },
  };
}
