import { cpSync, existsSync, rmSync } from 'node:fs';
import { ReleaseError } from '../../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { compareData } from '../../diff/compare-data.ts';
import { diagnosticLines, hasErrors, sortDiagnostics } from '../../read/diagnostic.ts';
import { dataOf, readHistory } from '../../release/history.ts';
import type { Command } from '../command.ts';
import { draftFolder } from '../draft-folder.ts';
import { dataOfSources, readAll } from '../read-all.ts';
import { readWords } from '../words.ts';

/**
 * `draft FOLDER`: writes the releases so far, and the one that the working copy would make, into
 * a new folder, and names the countries that change, so that their pages can be built.
 */
export const draftCommand: Command = (words, surroundings) => {
  const { complain, print, folders, today } = surroundings;
  const read = readWords(words, {}, complain, 1);
  if (read === null) return 1;
  const [target] = read.rest;
  if (target === undefined || existsSync(target)) {
    complain('name a folder that does not exist yet: npm run data -- draft /tmp/draft');
    return 1;
  }
  try {
    const history = readHistory(folders.artifacts);
    const all = readAll(surroundings, [], history);
    if (hasErrors(all.diagnostics)) {
      for (const each of sortDiagnostics(all.diagnostics)) diagnosticLines(each).forEach(complain);
      return 1;
    }
    const newest = history.at(-1);
    const before =
      newest === undefined
        ? { countries: [], disagreements: [], translations: [], rules: [] }
        : dataOf(newest);
    const changed = compareData(before, dataOfSources(all), formatIsoDate(today));
    const folder = draftFolder(all, history, surroundings);
    cpSync(folder, target, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    for (const { country } of changed) print(country);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
};
