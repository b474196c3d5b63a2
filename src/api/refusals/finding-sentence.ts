import { RANGE_WORDS } from '../../calendar/year-words.ts';
import type { Finding, FindingCode, TermFacts } from '../../question/finding.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';
import { TERM_UNITS } from '../../terms/term-rule.ts';

/**
 * What is wrong with a parameter and what to write instead, without repeating what was written
 * (Contract 12.5).
 * @param range of the requested release, in words.
 */
export function sentenceOf({ code, parameter, within, term }: Finding, range: string): string {
  if (term !== undefined) return termSentence(code, term);
  const { form, example } = PARAMETER_WORDS[parameter];
  const wanted = `${form}, for example ${parameter}=${example}.`;
  if (code === 'missing_parameter') return `Parameter ${parameter} is missing: give ${wanted}`;
  if (code === 'date_out_of_range') {
    if (parameter === 'days') {
      return `The end date would lie outside ${range}: give days nearer to zero.`;
    }
    return parameter === 'period'
      ? `The last day would lie outside ${range}: give a shorter period.`
      : `Parameter ${parameter} must lie within ${range}.`;
  }
  // This release has fewer years than the example list.
  if (code === 'invalid_year' && range !== RANGE_WORDS) {
    return `Parameter year must be one year within ${range}.`;
  }
  if (within === null) return `Parameter ${parameter} must be ${wanted}`;
  return within.example === null
    ? `${within.country} has no regions: leave region out.`
    : `Parameter region must be one region code of ${within.country}, the part after the hyphen, for example region=${within.example}.`;
}

function termSentence(code: FindingCode, { example, since, rule, refused }: TermFacts): string {
  if (rule === null) {
    if (example === null) {
      const first = since === null ? 'a later one has' : `the first with rules is ${since}`;
      return `This data release has no term rules: ${first}.`;
    }
    return `Parameter rule must be the id of one term rule that /v1/deadline-rules lists, for example rule=${example}.`;
  }
  const { id, countries, regions, units } = rule;
  if (code === 'closed_days_not_held') {
    return refused === null
      ? `The closed days of ${id} are not held that far: give an earlier date or a shorter period.`
      : `Nothing is counted by ${id}: ${refused}`;
  }
  if (code === 'rule_not_for_place') {
    const where = `Rule ${id} counts in ${countries.join(', ')}`;
    if (regions === 'asked')
      return `${where} and ${countries.length === 1 ? 'its' : 'their'} regions.`;
    const keeping = regions === 'all' ? 'all regions' : regions.join(', ');
    return `${where}, by the holidays of ${keeping}: leave region out.`;
  }
  const covered = TERM_UNITS.flatMap((unit) => {
    const said = units[unit];
    if (said === undefined) return [];
    const length = said.longest === undefined ? 'of any length' : `up to ${said.longest}`;
    const back = said.back ? 'also' : 'not';
    return [`${UNIT_WORDS[unit]} (${length}, ${back} counted back)`];
  });
  return `The words of ${id} cover ${covered.join(', ')}.`;
}

const UNIT_WORDS = { D: 'days', W: 'weeks', M: 'months', Y: 'years' } as const;
