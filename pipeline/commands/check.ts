import { formatDiagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Command } from './command.ts';
import { readAll } from './read-all.ts';

/** `check [CC…]`: every diagnostic of every file, then a summary. */
export const checkCommand: Command = (words, surroundings) => {
  const result = readAll(
    surroundings.folders,
    words.map((word) => word.toUpperCase()),
    surroundings.today,
    (done, total, code) =>
      surroundings.showProgress(done < total ? `checking ${code} (${done + 1} of ${total})` : ''),
  );
  const diagnostics = sortDiagnostics(result.diagnostics);
  for (const diagnostic of diagnostics) surroundings.complain(formatDiagnostic(diagnostic));
  const regions = result.countries.reduce((sum, each) => sum + each.file.regionCodes.length, 0);
  const errors = diagnostics.filter((each) => each.severity === 'error').length;
  surroundings.print(
    `${result.countries.length} countries, ${regions} regions; ${result.officialYears} calendar years compared with official lists, ${result.compared.length} calendars with date-holidays (${result.disagreements.length} rulings applied); ${errors} errors, ${diagnostics.length - errors} warnings`,
  );
  return hasErrors(diagnostics) ? 1 : 0;
};
