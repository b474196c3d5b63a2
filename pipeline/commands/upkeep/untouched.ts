import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { listCountries } from '../../country/read-country.ts';
import { lastTouched } from '../../upkeep/untouched.ts';
import type { Command } from '../command.ts';
import { readWords } from '../words.ts';

const DAYS = 365;

/** `untouched`: lists countries whose files nobody has changed for a year: laws change. */
export const untouchedCommand: Command = (words, { folders, today, print, complain }) => {
  if (readWords(words, {}, complain, 0) === null) return 1;
  let found = 0;
  for (const code of listCountries(folders.sources)) {
    const day = lastTouched(folders.root, [`sources/${code}.yaml`, `sources/${code}.dates.csv`]);
    if (day === null || today - day <= DAYS) continue;
    found += 1;
    print(`sources/${code}.yaml: not changed since ${formatIsoDate(day)}; check its laws again`);
  }
  if (found === 0) print('every country was changed within a year');
  return found > 0 ? 1 : 0;
};
