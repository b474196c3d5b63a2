import { isMoney } from '../../src/artifact/codes.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { localNameOf } from '../country/local-name.ts';
import { readCountry } from '../country/read-country.ts';
import { isWeekend } from '../country/weekend.ts';
import { withWeekday } from '../diff/describe-change.ts';
import { expandCountry } from '../expand/expand-country.ts';
import { diagnosticLines } from '../read/diagnostic.ts';
import type { Command } from './command.ts';
import { readWords } from './words.ts';

/** `show CC[-REGION] [YEAR]`: prints the dates of one calendar as the sources give them now. */
export const showCommand: Command = (words, { folders, print, complain }) => {
  const read = readWords(words, {}, complain, 2);
  if (read === null) return 1;
  const [calendar = '', year = ''] = read.rest;
  const written = calendar.toUpperCase();
  const match = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/u.exec(written);
  if (match === null && !isMoney(written)) {
    complain('name a calendar: npm run data -- show GB, or show GB-ENG 2026');
    return 1;
  }
  const [, code = '', region = ''] = isMoney(written) ? [written, written] : (match ?? []);
  const { file, diagnostics } = readCountry(folders.sources, code);
  for (const diagnostic of diagnostics) diagnosticLines(diagnostic).forEach(complain);
  if (file === null) return 1;
  if (region !== '' && !file.regionCodes.includes(region)) {
    complain(`${code} has no region ${region}; its regions are ${file.regionCodes.join(', ')}`);
    return 1;
  }
  const expanded = expandCountry(file);
  for (const diagnostic of expanded.diagnostics) diagnosticLines(diagnostic).forEach(complain);
  for (const date of expanded.dates) {
    if (date.regions !== null && !date.regions.includes(region)) continue;
    const iso = formatIsoDate(date.day);
    if (!iso.startsWith(year)) continue;
    const off = isWeekend(file.source, date.day) ? ' (weekend)' : '';
    const official = date.officialDay === null ? '' : ` for ${formatIsoDate(date.officialDay)}`;
    const kind = date.regions === null ? 'public' : 'regional';
    const name = localNameOf(file.source, date.names, region);
    const local = name === null ? '' : ` / ${name}`;
    print(
      `${withWeekday(iso)}${off}${official}  ${date.name}${local}  [${date.id}, ${kind}, ${date.accuracy}, ${date.cite.join(' ')}]`,
    );
  }
  return 0;
};
