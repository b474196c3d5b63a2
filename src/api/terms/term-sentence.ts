import type { FindingCode, TermFacts } from '../../question/finding.ts';
import { TERM_UNITS, type TermRule, type UnitRule } from '../../terms/term-rule.ts';

/** What is wrong with a question about a term rule, and what to write instead. */
export function termSentence(
  code: FindingCode,
  { example, since, rule, refused }: TermFacts,
): string {
  if (rule === null) {
    if (example === null) {
      const first = since === null ? 'a later one has' : `the first with rules is ${since}`;
      return `This data release has no term rules: ${first}.`;
    }
    return `Parameter rule must be the id of one term rule that /v1/deadline-rules lists, for example rule=${example}.`;
  }
  const { id, countries, regions } = rule;
  if (code === 'closed_days_not_held') {
    return refused === null
      ? `The closed days of ${id} are not held that far: give an earlier date or a shorter period.`
      : `Nothing is counted by ${id}: ${refused}`;
  }
  if (code === 'rule_not_for_place') {
    return `Rule ${id} counts in ${countries.join(', ')}${regionsWords(regions, countries)}.`;
  }
  return `The words of ${id} cover ${unitsWords(rule)}.`;
}

function regionsWords(regions: TermRule['regions'], { length }: TermRule['countries']): string {
  if (regions === 'asked') return length === 1 ? ' and its regions' : ' and their regions';
  return regions === 'all'
    ? ', by the holidays of all regions: leave region out'
    : `, by the holidays of ${regions.join(', ')}: leave region out`;
}

const UNIT_WORDS = { D: 'days', W: 'weeks', M: 'months', Y: 'years' } as const;

/** Like "days (up to 90, also counted back) and months". */
function unitsWords({ units }: TermRule): string {
  const covered = TERM_UNITS.flatMap((unit) => {
    const said = units[unit];
    return said === undefined ? [] : [`${UNIT_WORDS[unit]} (${boundsWords(said)})`];
  });
  return covered.join(', ');
}

function boundsWords({ longest, isBack }: UnitRule): string {
  const length = longest === null ? 'of any length' : `up to ${longest}`;
  return `${length}, ${isBack ? 'also' : 'not'} counted back`;
}
