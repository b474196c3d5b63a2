import type { DayRange } from '../../src/calendar/supported-range.ts';
import type { Place } from '../read/diagnostic.ts';
import type { Path } from '../read/yaml-tree.ts';
import type { AnnouncedDate } from './announced-dates.ts';
import type { CountrySource } from './country-schema.ts';
import type { OfficialList } from './official-list.ts';
import type { Rulings } from './rulings.ts';
import type { StatuteLists } from './statutes.ts';

/** A valid source file, with the place of each part. */
export interface CountryFile {
  readonly code: string;
  /** The path as diagnostics show it. */
  readonly shownAs: string;
  readonly source: CountrySource;
  /** The published dates. */
  readonly range: DayRange;
  readonly announced: readonly AnnouncedDate[];
  readonly rulings: Rulings;
  readonly statutes: StatuteLists;
  /** The state lists that ours are compared with; empty where no day is one of state offices. */
  readonly stateLists: readonly OfficialList[];
  readonly regionCodes: readonly string[];
  placeOf(path: Path): Place;
  placeOfKey(path: Path): Place;
}
