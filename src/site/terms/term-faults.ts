import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { Finding } from '../../question/finding.ts';
import { type Fault, faultOf } from '../calculator/calculator-faults.ts';
import { asTyped } from '../fault-words.ts';
import type { Locale } from '../languages/locale.ts';
import type { Localized } from '../languages/localized.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { placeAs, placeByKey, regionNameIn } from '../places/places.ts';
import { rangeInWords } from '../places/release-range.ts';
import type { TermForm } from './term-form.ts';
import { coveredWords } from './term-words.ts';

/**
 * Everything wrong with a question, in the order of checks.
 * @param findings of the form, or of the count.
 */
export function termFaults(
  releases: readonly Release[],
  form: TermForm,
  findings: readonly Finding[],
  query: string,
  locale: Locale,
): Fault[] {
  const localized = findings.map((finding) => {
    const fault = faultOf(form.dataSet, finding, 'deadline', locale);
    const message = messageOf(releases, form, finding, locale) ?? fault.message;
    const isChoice = finding.code === 'invalid_rule' || finding.code === 'rule_not_for_place';
    return { ...fault, message, ...(isChoice && { offers: offersOf(form, query, locale) }) };
  });
  return [...form.unknownRelease, ...localized, ...form.unclearPlace];
}

/** The sentence of a finding about a term; null for findings that other forms share. */
function messageOf(
  releases: readonly Release[],
  { dataSet, record, question }: TermForm,
  { code, parameter, held = dataSet.range }: Finding,
  locale: Locale,
): Localized | null {
  const { t, say, tell, fromSources, fullDate, listWords } = locale;
  if (code === 'invalid_period') return say(t.term.badLength, { example: asTyped('14', locale) });
  if (code === 'date_out_of_range' && parameter === 'period') {
    return say(t.term.beyond, { range: rangeInWords(held, locale) });
  }
  if (code === 'invalid_rule') {
    if (dataSet.release.rules.length > 0) return t.term.noSuchRule;
    const first = releases.find(({ rules }) => rules.length > 0);
    return say(t.term.noRules, { version: first?.manifest.data_version ?? '' });
  }
  if (record === null) return null;
  const rule = fromSources(record.title);
  if (code === 'closed_days_not_held') {
    return record.refused === undefined
      ? tell(t.term.notHeld, { rule, date: fullDate(held.last) })
      : tell(t.term.refused, { rule, reason: fromSources(record.refused) });
  }
  if (code === 'period_not_in_rule') {
    const isBack = question?.period.isBack === true;
    const units = coveredWords(record, isBack, locale);
    if (units.length === 0) return tell(t.term.notBack, { rule });
    return tell(isBack ? t.term.notBackBut : t.term.notCovered, { rule, units: listWords(units) });
  }
  if (code !== 'rule_not_for_place') return null;
  if (parameter === 'country') {
    return tell(t.term.notThere, {
      rule,
      places: listWords(placesOfRule(dataSet, record, locale)),
    });
  }
  if (typeof record.regions === 'string') return tell(t.term.regionsAll, { rule });
  const regions = listWords(regionsOfRule(dataSet, record, locale));
  return tell(t.term.regionsFixed, { rule, regions });
}

/** The countries that a rule counts in, by name. */
export function placesOfRule(dataSet: DataSet, record: RuleRecord, locale: Locale): string[] {
  return record.countries
    .flatMap((code) => placeByKey(dataSet, code.toLowerCase()) ?? [])
    .map((place) => placeAs(place, locale).inWords)
    .sort(locale.compareNames);
}

/** The regions that a rule fixes, by name. */
export function regionsOfRule(
  dataSet: DataSet,
  { countries, regions }: RuleRecord,
  locale: Locale,
): string[] {
  const artifact = dataSet.countries.get(countries[0] ?? '')?.artifact;
  if (artifact === undefined || typeof regions === 'string') return [];
  return artifact.regions
    .filter(({ code }) => regions.includes(code))
    .map((region) => regionNameIn(region, artifact, locale));
}

/**
 * Suggests rules of the place, each with the address of the question; if only the region is
 * wrong, the country.
 */
function offersOf({ rules, record, place }: TermForm, typed: string, locale: Locale) {
  const countable = rules.filter(({ refused }) => refused === undefined);
  const isHere = record !== null && countable.includes(record);
  if (place === null && record === null) return [];
  return (isHere ? [record] : countable).map(({ rule, title }) => {
    const query = new URLSearchParams(typed);
    query.set('rule', rule);
    if (isHere) {
      const isTyped = query.has('where') || query.has('place');
      for (const name of ['region', 'where', 'place']) query.delete(name);
      if (isTyped && place !== null) query.set('country', place.artifact.country);
    }
    const path = addressIn(locale.language, `/deadline/?${query}`);
    return { name: locale.fromSources(title), path };
  });
}
