import type { CountryFile } from '../../country/country-file.ts';
import type { CountryNames } from '../../country/place-names.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { orChoices, quote } from '../../read/suggest.ts';

/**
 * Cities that keep a local day must be known to the search, each in a region that has the day;
 * otherwise a reader who types the city does not learn of it. @param names the content of
 * `places/CC.yaml`; null when it does not exist.
 */
export function checkKeptIn(file: CountryFile, names: CountryNames | null): Diagnostic[] {
  return file.source.holidays.flatMap(({ kept_in: cities = [], regions }, index) => {
    const codes = regions?.map(({ code }) => code);
    const known = (names?.cities ?? [])
      .filter(([, region]) => codes === undefined || (region !== null && codes.includes(region)))
      .map(([city]) => city);
    return cities.flatMap((city, n) => {
      if (known.includes(city) && cities.indexOf(city) === n) return [];
      const message = known.includes(city)
        ? `the city ${quote(city)} is listed twice; remove one`
        : `${quote(city)} is not a city of places/${file.code}.yaml in ${codes?.join(', ') ?? 'the country'}${orChoices(city, known)}; write its name as in that file, or add it`;
      return [error(file.placeOf(['holidays', index, 'kept_in', n]), 'unknown_city', message)];
    });
  });
}
