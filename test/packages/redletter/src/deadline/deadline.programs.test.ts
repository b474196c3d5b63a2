import { expect, test } from 'vitest';
import type * as DeadlineEntry from '../../../../../packages/redletter/src/deadline/deadline.ts';
import type * as Redletter from '../../../../../packages/redletter/src/index.ts';
import { loadNewestRelease } from '../../../../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../../../../src/artifact/schema.ts';
import { useLibrary } from '../../../../support/library/use-library.ts';
import { Random } from '../../../../support/random.ts';
import { walkTerm } from '../../../../support/terms/term-walker.ts';
import { FIRST, LAST } from '../../../../support/years.ts';

const { load } = await useLibrary();
const { deadline, rules, RedletterError } = await load<typeof DeadlineEntry>('deadline');
const { calendar } = await load<typeof Redletter>('index');
const released = loadNewestRelease('artifacts');

/** The code of the error that a call throws. */
function codeOf(ask: () => unknown): string {
  try {
    ask();
  } catch (thrown) {
    if (thrown instanceof RedletterError) return thrown.code;
    throw thrown;
  }
  return 'answered';
}

test('the rules are those of the release, and an unknown rule is an error', () => {
  expect(rules()).toEqual(released.rules.map(({ rule }) => rule));
  const ask = (rule: string, date: string, period: string, place: string) =>
    codeOf(() => deadline(rule, date, period, place));
  expect(ask('zz-act', '2026-06-03', 'P5D', 'GB')).toBe('invalid_rule');
  expect(ask('zz-act', '2026-06-03', 'P5', 'GB')).toBe('invalid_period');
  expect(ask('zz-act', '2026-02-30', 'P5D', 'GB')).toBe('invalid_date');
  expect(ask('zz-act', '2026-06-03', 'P5D', 'UK')).toBe('invalid_country');
  expect(ask('us-frcp-6a', '2026-06-03', 'P5D', 'US-FED')).toBe('rule_not_for_place');
});

test('an error uses the words of the package', () => {
  const ask = (rule: string, period: string) => () => deadline(rule, '2026-06-03', period, 'DE');
  expect(ask('zz-act', 'P5D')).toThrow(/^rule must be .* that rules\(\) lists, such as [\w-]+\.$/);
  expect(ask('de-bgb-187-193', '5')).toThrow(/^period must be .*, such as P14D\.$/);
});

test('each rule gives the dates of a walk, from text, day numbers and calendars alike', () => {
  const countries = new Map(released.countries.map((each) => [each.country, each]));
  const random = new Random(11);
  for (const record of released.rules) {
    let answered = 0;
    for (let index = 0; index < 40; index += 1) {
      const country = countries.get(random.pick(record.countries)) as CountryArtifact;
      const units = Object.keys(record.units);
      const unit = units.length === 0 ? 'D' : random.pick(units);
      const period = `P${1 + random.below(unit === 'D' ? 60 : 6)}${unit}`;
      const date = `2026-0${1 + random.below(9)}-${10 + random.below(18)}`;
      const code = codeOf(() => deadline(record.rule, date, period, country.country));
      if (code !== 'answered') continue;
      answered += 1;
      const found = deadline(record.rule, date, period, country.country);
      const { end_date, earliest, latest, steps } = found;
      const walked = walkTerm(record, country, null, [FIRST, LAST], date, period);
      expect(walked, `${record.rule} ${date} ${period}`).toMatchObject({
        ...{ end_date, earliest, latest, steps },
      });
      const day = Date.parse(date) / 86_400_000;
      const numbered = deadline(record.rule, day, period, calendar(country.country));
      expect(numbered.end_date).toBe(Date.parse(end_date) / 86_400_000);
    }
    expect(answered > 0, record.rule).toBe(record.refused === undefined);
  }
});
