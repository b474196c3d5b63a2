import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { Finding } from '../../question/finding.ts';
import { type Fault, findingMessage } from '../calculator/calculator-faults.ts';
import { asTyped } from '../fault-words.ts';
import type { Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { placeAs, placeByKey, regionNameIn } from '../places/places.ts';
import { rangeInWords } from '../places/release-range.ts';
import type { TermField, TermForm } from './term-form.ts';
import { coveredWords, ruleTold } from './term-words.ts';

/** The fields of the form, as pages call them. */
export function termLabels({ t }: Speech): Readonly<Record<TermField, string>> {
  const where = t.where.label;
  return {
    ...{ rule: t.term.rule, date: t.term.event, period: t.term.length, number: t.term.length },
    ...{ unit: t.term.unit, direction: t.term.direction },
    ...{ country: where, region: where, where, place: where, data: t.calculator.release },
  };
}

/**
 * Everything wrong with a question, in the order of checks.
 * @param findings of the form, or of the count.
 */
export function termFaults(
  releases: readonly Release[],
  form: TermForm,
  findings: readonly Finding[],
  query: string,
  speech: Speech,
): Fault<TermField>[] {
  const typed = new URLSearchParams(query);
  const told = findings.map((finding) => {
    const { code, parameter } = finding;
    const field = fieldOf(finding);
    const label = termLabels(speech)[field];
    const example = parameter === 'country' ? speech.t.faults.examplePlace : '2026-06-30';
    const message =
      messageOf(releases, form, finding, speech) ??
      findingMessage(form.dataSet, finding, speech, label, example);
    const isChoice = code === 'invalid_rule' || code === 'rule_not_for_place';
    return { field, code, message, ...(isChoice && { offers: offersOf(form, typed, speech) }) };
  });
  return [...form.unknownRelease, ...told, ...form.unclearPlace];
}

/** Country and region share one field; a fault of the period is shown at its number. */
function fieldOf({ code, parameter }: Finding): TermField {
  if (code === 'rule_not_for_place') return 'rule';
  if (parameter === 'country' || parameter === 'region') return 'where';
  return parameter === 'period' ? 'number' : (parameter as TermField);
}

/** The sentence of a finding about a term; null for findings that other forms share. */
function messageOf(
  releases: readonly Release[],
  { dataSet, record, question }: TermForm,
  finding: Finding,
  speech: Speech,
): Told | null {
  const { t, say, tell, fullDate } = speech;
  const { code, parameter, held, term } = finding;
  switch (code) {
    case 'invalid_period':
      return say(t.term.badLength, { example: asTyped('14', speech) });
    case 'date_out_of_range':
      if (parameter !== 'period') return null;
      return say(t.term.beyond, { range: rangeInWords(held ?? dataSet.range, speech) });
    case 'invalid_rule': {
      if (term?.example !== null) return t.term.noSuchRule;
      const first = releases.find(({ rules }) => rules.length > 0);
      return say(t.term.noRules, { version: first?.manifest.data_version ?? '' });
    }
    case 'rule_not_for_place':
      return record === null ? null : misplacedWords(dataSet, record, parameter, speech);
    case 'closed_days_not_held': {
      if (record === null || held === undefined) return null;
      const rule = ruleTold(record, speech);
      return record.refused === undefined
        ? tell(t.term.notHeld, { rule, date: fullDate(held.last) })
        : tell(t.term.refused, { rule, reason: speech.fromSources(record.refused) });
    }
    case 'period_not_in_rule':
      if (record === null) return null;
      return uncoveredWords(record, question?.period.isBack === true, speech);
    default:
      return null;
  }
}

function uncoveredWords(record: RuleRecord, isBack: boolean, speech: Speech): Told {
  const { t, tell, listWords } = speech;
  const rule = ruleTold(record, speech);
  const units = coveredWords(record, isBack, speech);
  if (units.length === 0) return tell(t.term.notBack, { rule });
  return tell(isBack ? t.term.notBackBut : t.term.notCovered, { rule, units: listWords(units) });
}

function misplacedWords(
  dataSet: DataSet,
  record: RuleRecord,
  parameter: Finding['parameter'],
  speech: Speech,
): Told {
  const { t, tell, listWords } = speech;
  const rule = ruleTold(record, speech);
  if (parameter === 'country') {
    const places = listWords(placesOfRule(dataSet, record, speech));
    return tell(t.term.notThere, { rule, places });
  }
  if (typeof record.regions === 'string') return tell(t.term.regionsAll, { rule });
  const regions = listWords(regionsOfRule(dataSet, record, speech));
  return tell(t.term.regionsFixed, { rule, regions });
}

/** The countries that a rule counts in, by name. */
export function placesOfRule(dataSet: DataSet, record: RuleRecord, speech: Speech): string[] {
  return record.countries
    .flatMap((code) => placeByKey(dataSet, code.toLowerCase()) ?? [])
    .map((place) => placeAs(place, speech).inWords)
    .sort(speech.compareNames);
}

/** The regions that a rule fixes, by name. */
export function regionsOfRule(
  dataSet: DataSet,
  { countries, regions }: RuleRecord,
  speech: Speech,
): string[] {
  const artifact = dataSet.countries.get(countries[0] ?? '')?.artifact;
  if (artifact === undefined || typeof regions === 'string') return [];
  return artifact.regions
    .filter(({ code }) => regions.includes(code))
    .map((region) => regionNameIn(region, artifact, speech));
}

/**
 * Suggests rules of the place, each with the address of the question; if only the region is
 * wrong, the country.
 */
function offersOf(
  { rules, record, place }: TermForm,
  typed: URLSearchParams,
  speech: Speech,
): { name: Told; path: string }[] {
  const countable = rules.filter(({ refused }) => refused === undefined);
  const isHere = record !== null && countable.includes(record);
  if (place === null && record === null) return [];
  return (isHere ? [record] : countable).map((each) => {
    const query = new URLSearchParams(typed);
    query.set('rule', each.rule);
    if (isHere) {
      const isTyped = query.has('where') || query.has('place');
      for (const name of ['region', 'where', 'place']) query.delete(name);
      if (isTyped && place !== null) query.set('country', place.artifact.country);
    }
    return {
      name: ruleTold(each, speech),
      path: addressIn(speech.language, `/deadline/?${query}`),
    };
  });
}
