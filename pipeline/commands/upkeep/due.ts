import { listCountries, readCountry } from '../../country/read-country.ts';
import { expandCountry } from '../../expand/expand-country.ts';
import { dueLines } from '../../upkeep/due.ts';
import type { Command } from '../command.ts';
import { readWords } from '../words.ts';

const DAYS = 30;

/** `due [--within DAYS]`: lists estimated dates whose announcement is overdue or near. */
export const dueCommand: Command = (words, { folders, today, print, complain }) => {
  const read = readWords(words, { within: { type: 'string' } }, complain, 0);
  if (read === null) return 1;
  const written = read.values.within ?? String(DAYS);
  if (!/^\d{1,3}$/u.test(String(written))) {
    complain('write --within and a number of days, like --within 30');
    return 1;
  }
  const lines = listCountries(folders.sources).flatMap((code) => {
    const { file } = readCountry(folders.sources, code);
    return file === null ? [] : dueLines(expandCountry(file), today, today + Number(written));
  });
  for (const line of lines) print(line);
  if (lines.length === 0) print(`nothing is due within ${written} days`);
  return lines.length > 0 ? 1 : 0;
};
