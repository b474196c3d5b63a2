import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { writePeriod } from '../../src/terms/term-rule.ts';
import { countExample } from './count-example.ts';
import type { RuleFile } from './read-rule.ts';

/** What one side of a comparison counts with. */
interface Side {
  readonly countries: readonly CountryArtifact[];
  readonly rules: readonly RuleRecord[];
}

/** An example that one side counts differently. */
export interface MovedExample {
  readonly rule: string;
  /** The question, such as "2026-04-02 P3D NL". */
  readonly asked: string;
  readonly before: string;
  readonly after: string;
}

/** The examples whose last day moves, for rules on both sides. */
export function movedExamples(
  files: readonly RuleFile[],
  before: Side,
  after: Side,
): MovedExample[] {
  return files.flatMap(({ source }) => {
    const sides = [before, after].map((side) => ({
      ...side,
      record: side.rules.find(({ rule }) => rule === source.rule),
    }));
    return (source.examples ?? []).flatMap((example) => {
      const [was, is] = sides.map(({ record, countries }) => {
        if (record === undefined) return null;
        const counted = countExample(record, countries, example);
        return typeof counted === 'string' ? counted : formatIsoDate(counted);
      });
      if (was === null || is === null || was === undefined || is === undefined || was === is) {
        return [];
      }
      const asked = `${formatIsoDate(example.event)} ${writePeriod(example.period)} ${example.place}`;
      return [{ rule: source.rule, asked, before: was, after: is }];
    });
  });
}
