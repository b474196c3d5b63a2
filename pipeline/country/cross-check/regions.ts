import { isMoney } from '../../../src/artifact/codes.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { Path } from '../../read/yaml-tree.ts';
import type { CountryFile } from '../country-file.ts';

/** Regions are those of the country, and a part of a holiday stays within its regions. */
export function checkRegions(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (codes: readonly string[], path: Path): void => {
    for (const [index, code] of codes.entries()) {
      const place = file.placeOf([...path, index]);
      if (!file.regionCodes.includes(code)) {
        const known = file.regionCodes;
        const message =
          known.length === 0
            ? `${quote(code)}: ${file.code} has no regions; leave the key out`
            : known.length <= 24
              ? `${quote(code)} is not a region of ${file.code}; its regions are ${known.join(', ')}`
              : `${quote(code)} is not a region of ${file.code}${orChoices(code, known)}`;
        found.push(error(place, 'unknown_region', message));
      } else if (codes.indexOf(code) < index) {
        found.push(
          error(place, 'duplicate_region', `the region ${quote(code)} is listed twice; remove one`),
        );
      }
    }
  };
  for (const code of file.regionCodes.filter((each) => isMoney(`${file.code}-${each}`))) {
    const message = `${file.code}-${code} is a calendar of money; the region needs another code`;
    found.push(error(file.placeOfKey(['regions', code]), 'unknown_region', message));
  }
  for (const [id, citation] of Object.entries(file.source.citations)) {
    check(citation.regions ?? [], ['citations', id, 'regions']);
  }
  for (const [index, holiday] of file.source.holidays.entries()) {
    const codes = holiday.regions?.map(({ code }) => code);
    check(codes ?? [], ['holidays', index, 'regions']);
    for (const [n, each] of (holiday.cancelled ?? []).entries()) {
      const path = ['holidays', index, 'cancelled', n, 'regions'];
      check(each.regions ?? [], path);
      for (const code of (each.regions ?? []).filter((one) => codes?.includes(one) !== true)) {
        if (!file.regionCodes.includes(code)) continue;
        const message = `the day is cancelled in ${quote(code)}, which the holiday itself does not name${orChoices(code, codes ?? [])}; name its regions, or leave them out of "cancelled"`;
        found.push(error(file.placeOf(path), 'unknown_region', message));
      }
    }
    for (const date of holiday.rule.listed ?? []) {
      const own = codes ?? file.regionCodes;
      for (const code of (date.regions ?? []).filter((each) => !own.includes(each))) {
        const message = `a listed date names the region ${quote(code)}, which the holiday itself does not have${orChoices(code, own)}`;
        found.push(error(file.placeOf(['holidays', index, 'rule']), 'unknown_region', message));
      }
    }
  }
  return found;
}
