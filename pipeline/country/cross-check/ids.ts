import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { quote } from '../../read/suggest.ts';
import { ADDED_SUFFIX } from '../../values/values.ts';
import type { CountryFile } from '../country-file.ts';

/** An id names one holiday forever: never two, never a retired one, never a generated one. */
export function checkIds(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<string, number>();
  const retired = new Map((file.source.retired ?? []).map((each, index) => [each.id, index]));
  for (const [index, holiday] of file.source.holidays.entries()) {
    const place = file.placeOf(['holidays', index, 'id']);
    const before = seen.get(holiday.id);
    if (before !== undefined) {
      found.push(
        error(
          place,
          'duplicate_id',
          `id ${quote(holiday.id)} is already used on line ${before}; an id names one holiday`,
        ),
      );
    } else seen.set(holiday.id, place.line);
    if (holiday.id.endsWith(ADDED_SUFFIX)) {
      found.push(
        error(
          place,
          'invalid_value',
          `id ${quote(holiday.id)} ends in "${ADDED_SUFFIX}", which is kept for the days that an observance adds; choose another`,
        ),
      );
    }
    const gone = retired.get(holiday.id);
    if (gone !== undefined) {
      const line = file.placeOf(['retired', gone]).line;
      found.push(
        error(
          place,
          'retired_id',
          `id ${quote(holiday.id)} was retired on line ${line}; a retired id is never used again; choose another`,
        ),
      );
    }
  }
  return found;
}
