import type { DataSet } from '../../artifact/data-set.ts';
import type { Finding, FindingCode } from '../../question/finding.ts';
import type { ParameterName } from '../../question/parameter-table.ts';
import { asTyped, faultWords } from '../fault-words.ts';
import type { Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { addressIn } from '../languages/translated-routes.ts';
import type { FoundPlaces } from '../places/find-place.ts';
import { cityIn } from '../places/name-index.ts';
import { type Place, placeAs, placeByKey } from '../places/places.ts';
import { isWhole, rangeInWords } from '../places/release-range.ts';
import type { Calculation } from './calculator-form.ts';

/**
 * The fields of a calculation. Besides those of the API: `where` is a place in the reader's own
 * words, `place` one from a list, `city` a city with its own day off, `first` whether the start
 * date counts too, and `data` the release.
 */
export type Field =
  | Exclude<ParameterName, 'year' | 'rule' | 'period'>
  | 'where'
  | 'place'
  | 'city'
  | 'first'
  | 'data';

/** What is wrong with a field, with the code of the API. */
export interface Fault<Name extends string = Field> {
  readonly field: Name;
  readonly code: FindingCode | 'invalid_data_version';
  readonly message: Told;
  /** The places that may have been meant, each with the address of the question there. */
  readonly offers?: readonly { readonly name: Told; readonly path: string }[];
}

/** The fields of a calculation, as pages call them. */
export function labelsIn({ t }: Speech, op: Calculation): Readonly<Record<Field, string>> {
  const where = t.where.label;
  return {
    date: op === 'add' ? t.calculator.start : t.list.date,
    ...{ start: t.calculator.start, end: t.calculator.end },
    days: t.year.businessDays,
    ...{ country: where, region: where, where, place: where, city: where },
    first: t.calculator.first,
    data: t.calculator.release,
  };
}

/**
 * The fault that the typed words match no place, or several.
 * @param page the address of the form, from the root.
 */
export function unclearPlace(
  { offers }: FoundPlaces,
  typed: URLSearchParams,
  speech: Speech,
  page: string,
): Fault<'where'> {
  const { t, say, language } = speech;
  const message =
    offers.length === 0
      ? say(t.faults.unknownPlace, { example: t.faults.examplePlace })
      : t.faults.whichPlace;
  return {
    field: 'where',
    code: 'invalid_country',
    message,
    offers: offers.map(({ place, city }) => {
      const query = new URLSearchParams(typed);
      query.delete('where');
      query.set('place', place.key);
      const { name } = placeAs(place, speech);
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
export function unknownRelease(served: DataSet, speech: Speech): Fault<'data'> {
  const { data_version, released } = served.release.manifest;
  const message = speech.say(speech.t.faults.release, {
    label: speech.t.calculator.release,
    example: asTyped(data_version, speech),
    date: asTyped(released, speech),
  });
  return { field: 'data', code: 'invalid_data_version', message };
}

/** The message of a finding, and the field to show it at. */
export function faultOf(
  dataSet: DataSet,
  finding: Finding,
  op: Calculation,
  speech: Speech,
): Fault {
  const { code, parameter } = finding;
  // The page has one field for country and region.
  const field = parameter === 'country' || parameter === 'region' ? 'where' : (parameter as Field);
  const label = labelsIn(speech, op)[field];
  const example = { days: '5', where: speech.t.faults.examplePlace }[String(field)] ?? '2026-06-30';
  return { field, code, message: findingMessage(dataSet, finding, speech, label, example) };
}

/**
 * The sentence of a finding.
 * @param label the visible name of the field.
 * @param example a value of the right form.
 */
export function findingMessage(
  dataSet: DataSet,
  finding: Finding,
  speech: Speech,
  label: string,
  example: string,
): string {
  const { t, say } = speech;
  const { range } = dataSet;
  const { code, within, held } = finding;
  if (held !== undefined) return say(t.faults.held, { label, range: rangeInWords(held, speech) });
  if (code === 'date_out_of_range' && !isWhole(range)) {
    return say(t.faults.heldByRelease, { label, range: rangeInWords(range, speech) });
  }
  if (within === null) return faultWords(finding, speech, label, example);
  // The country is in the data, because its regions were just searched.
  const national = placeByKey(dataSet, within.country.toLowerCase()) as Place;
  const { name, inWords } = placeAs(national, speech);
  return within.example === null
    ? say(t.faults.noRegions, { place: name })
    : say(t.faults.regionOf, { place: inWords });
}
