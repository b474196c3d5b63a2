import type { DataSet } from '../../artifact/data-set.ts';
import { readQuery } from '../../question/read-query.ts';
import OTHER_CODES from './other-codes.json' with { type: 'json' };
import type { Refusal } from './refusal.ts';

/** Other codes that people write for a country, in lower case: ISO 3166-1 alpha-3 and habit. */
const CODES: ReadonlyMap<string, string> = new Map(Object.entries(OTHER_CODES));

/** The country whose parts ISO 3166-2 calls countries; their names are often written for it. */
const COUNTRIES_WITHIN = 'GB';

/** The longest text to search for: longer than any place name. */
const WRITTEN_MAX = 60;

type Countries = DataSet['countries'];

/**
 * The code that was meant by a country or region written differently: by name, by another code,
 * or with the country before the region. It never repeats what was written.
 * @returns the code to write instead, `GB`; for a region written as the country, both parameters,
 * `GB&region=SCT`. Null when unknown, or when something else is wrong.
 */
export function findMeant(countries: Countries, refusal: Refusal, query: string): string | null {
  if (refusal.code === 'bad_request') {
    const { parameter, written } = refusal;
    if (parameter !== 'region') return null;
    // The region in `state=CA`.
    const { country, [written]: region } = readQuery(query, ['country', written]);
    return findRegion(countries, (country ?? '').toUpperCase(), region ?? '');
  }
  if (refusal.code !== 'invalid_country' && refusal.code !== 'invalid_region') return null;
  const { country, region } = readQuery(query, ['country', 'region']);
  return refusal.code === 'invalid_country'
    ? findCountry(countries, country ?? '')
    : findRegion(countries, refusal.within?.country ?? '', region ?? '');
}

function findCountry(countries: Countries, written: string): string | null {
  const wanted = simplify(written);
  const other = CODES.get(wanted);
  if (other !== undefined && countries.has(other)) return other;
  for (const [code, { artifact }] of countries) {
    if (simplify(artifact.name) === wanted) return code;
  }
  const [, before] = /^([a-z]{2})[-_ ]/.exec(wanted) ?? [];
  const country = before?.toUpperCase() ?? COUNTRIES_WITHIN;
  const region = findRegion(countries, country, written);
  return region === null ? null : `${country}&region=${region}`;
}

function findRegion(countries: Countries, country: string, written: string): string | null {
  const regions = countries.get(country)?.artifact.regions ?? [];
  const wanted = simplify(written);
  const suffix = wanted.replace(new RegExp(`^${country.toLowerCase()}[-_ ]`), '');
  const found = regions.find(({ code }) => code.toLowerCase() === suffix);
  return (found ?? regions.find(({ name }) => simplify(name) === wanted))?.code ?? null;
}

/** Lower case, without accents; empty for text longer than any name. */
function simplify(text: string): string {
  if (text.length > WRITTEN_MAX) return '';
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
