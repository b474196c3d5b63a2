import { calendarOf } from '../../../src/artifact/calendars.ts';
import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../../src/artifact/rules/term-rules.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { formatIsoDate, parseIsoDate } from '../../../src/calendar/day-number.ts';
import { countDeadline, type Deadline } from '../../../src/terms/deadline.ts';
import { type PlacedRule, placeRule } from '../../../src/terms/place-rule.ts';
import { parsePeriod } from '../../../src/terms/term-rule.ts';

/** A rule in a place, counted by the arithmetic that is shipped. */
export function placeOf(
  rule: RuleRecord,
  country: CountryArtifact,
  region: string | null,
): PlacedRule {
  const national = calendarOf(country, null);
  const regions = new Map(
    country.regions.map(({ code }) => [code, calendarOf(country, code, undefined, national)]),
  );
  return placeRule(termRuleOf(rule), { national, regions }, region);
}

/** The deadline of an event and a period, both given as text. */
export function deadlineOf(placed: PlacedRule, event: string, period: string): Deadline | null {
  const [day, term] = [parseIsoDate(event), parsePeriod(period)];
  if (day === null || term === null) throw new Error(`${event} ${period} is not a question`);
  return countDeadline(placed.rule, placed.table, day, term);
}

/** Its dates and steps in the walker's form. */
export function wayOf(deadline: Deadline | null): object | null {
  if (deadline === null) return null;
  const steps = deadline.steps.map(({ date, until, ...step }) => ({
    ...step,
    date: formatIsoDate(date),
    until: until === null ? null : formatIsoDate(until),
  }));
  return { ...endsOf(deadline), steps };
}

/** Only its dates. */
export function endsOf(deadline: Deadline | null): object | null {
  if (deadline === null) return null;
  const { end, earliest, latest } = deadline;
  return {
    end_date: formatIsoDate(end),
    earliest: formatIsoDate(earliest),
    latest: formatIsoDate(latest),
  };
}

/** One line a step: "moved 2026-04-05 2026-04-06 2 holiday". */
export function stepLines(deadline: Deadline | null): string[] {
  return (deadline?.steps ?? []).map(({ step, date, until, days, because }) =>
    [step, formatIsoDate(date), until === null ? '-' : formatIsoDate(until), days, because ?? '']
      .join(' ')
      .trimEnd(),
  );
}
