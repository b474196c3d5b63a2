import type { DataSet } from '../../artifact/data-set.ts';
import type { Finding, FindingCode } from '../../question/finding.ts';
import { asTyped, faultWords } from '../fault-words.ts';
import type { Locale } from '../languages/locale.ts';
import type { Localized } from '../languages/localized.ts';
import { addressIn } from '../languages/translated-routes.ts';
import type { FoundPlaces } from '../places/find-place.ts';
import { cityIn } from '../places/name-index.ts';
import { type Place, placeAs, placeByKey } from '../places/places.ts';
import { isWhole, rangeInWords } from '../places/release-range.ts';
import type { Field } from './asked-form.ts';
import type { AnyQuestion } from './question.ts';

/** What is wrong with a field, with the code of the API. */
export interface Fault {
  readonly field: Field;
  readonly code: FindingCode | 'invalid_data_version';
  readonly message: Localized;
  /** What may have been meant, each with the address of the question. */
  readonly offers?: readonly { readonly name: Localized; readonly path: string }[];
}

/** The fields of a form, as pages call them. */
export function labelsIn({ t }: Locale, op: AnyQuestion['op']): Readonly<Record<Field, string>> {
  const { calculator, term } = t;
  const where = t.where.label;
  return {
    date: op === 'add' ? calculator.start : op === 'is' ? t.list.date : term.event,
    ...{ start: calculator.start, end: calculator.end, days: t.year.businessDays },
    ...{ first: calculator.first, data: calculator.release },
    ...{ country: where, region: where, where, place: where, city: where },
    ...{ rule: term.rule, period: term.length, number: term.length },
    ...{ unit: term.unit, direction: term.direction },
  };
}

/**
 * The fault that the typed words match no place, or several.
 * @param page the address of the form, from the root.
 */
export function unclearPlace(
  { offers }: FoundPlaces,
  typed: URLSearchParams,
  locale: Locale,
  page: string,
): Fault {
  const { t, say, language } = locale;
  return {
    field: 'where',
    code: 'invalid_country',
    message:
      offers.length === 0
        ? say(t.faults.unknownPlace, { example: t.faults.examplePlace })
        : t.faults.whichPlace,
    offers: offers.map(({ place, city }) => {
      const query = new URLSearchParams(typed);
      query.delete('where');
      query.set('place', place.key);
      const { name } = placeAs(place, locale);
      return {
        name:
          city === null
            ? name
            : say(t.where.city, { city: cityIn(place, city, language.code), place: name }),
        path: addressIn(language, `${page}?${query}`),
      };
    }),
  };
}

/** The fault that the named release does not exist. */
export function unknownRelease(served: DataSet, locale: Locale): Fault {
  const { data_version, released } = served.release.manifest;
  const message = locale.say(locale.t.faults.release, {
    label: locale.t.calculator.release,
    example: asTyped(data_version, locale),
    date: asTyped(released, locale),
  });
  return { field: 'data', code: 'invalid_data_version', message };
}

/** A finding in words; country and region share a field, and a period is shown at its number. */
export function faultOf(
  dataSet: DataSet,
  finding: Finding,
  op: AnyQuestion['op'],
  locale: Locale,
): Fault {
  const { code, parameter } = finding;
  const isOfPlace = parameter === 'country' || parameter === 'region';
  const shown = isOfPlace ? 'where' : parameter === 'period' ? 'number' : (parameter as Field);
  const field = code === 'rule_not_for_place' ? 'rule' : shown;
  return {
    field,
    code,
    message: messageOf(dataSet, finding, field, labelsIn(locale, op)[field], locale),
  };
}

function messageOf(
  dataSet: DataSet,
  finding: Finding,
  field: Field,
  label: string,
  locale: Locale,
): string {
  const { t, say } = locale;
  const { range } = dataSet;
  const { code, within, held } = finding;
  if (held !== undefined) return say(t.faults.held, { label, range: rangeInWords(held, locale) });
  if (code === 'date_out_of_range' && !isWhole(range)) {
    return say(t.faults.heldByRelease, { label, range: rangeInWords(range, locale) });
  }
  if (within === null) {
    const examples: Partial<Record<Field, string>> = { days: '5', where: t.faults.examplePlace };
    return faultWords(finding, locale, label, examples[field] ?? '2026-06-30');
  }
  // The country is in the data, because its regions were just searched.
  const national = placeByKey(dataSet, within.country.toLowerCase()) as Place;
  const { name, inWords } = placeAs(national, locale);
  return within.example === null
    ? say(t.faults.noRegions, { place: name })
    : say(t.faults.regionOf, { place: inWords });
}
