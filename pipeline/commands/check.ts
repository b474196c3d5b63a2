import { isMoney } from '../../src/artifact/codes.ts';
import { type Release, ReleaseError } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { compareData } from '../diff/compare-data.ts';
import { compareRules, describeRule } from '../diff/compare-rules.ts';
import { compareTranslations } from '../diff/compare-translations.ts';
import {
  type Diagnostic,
  diagnosticLines,
  hasErrors,
  sortDiagnostics,
} from '../read/diagnostic.ts';
import { dataOf, readHistory } from '../release/history.ts';
import { unreleased, unreleasedTexts } from '../release/unreleased.ts';
import type { Command, Surroundings } from './command.ts';
import { dataOfSources, type ReadAll, readAll } from './read-all.ts';
import { readWords } from './words.ts';

/**
 * `check [CC…] [--released]`: reports every diagnostic of every file, then a summary. Anything
 * not yet released is a warning; with `--released` it is an error.
 */
export const checkCommand: Command = (words, surroundings) => {
  const { complain, print, folders } = surroundings;
  const read = readWords(words, { released: { type: 'boolean' } }, complain);
  if (read === null) return 1;
  const only = read.rest.map((word) => word.toUpperCase());
  try {
    const history = readHistory(folders.artifacts);
    const all = readAll(surroundings, only, history);
    const { today } = surroundings;
    const severity = read.values.released === true ? 'error' : 'warning';
    const newest = history.at(-1);
    const notReleased = checkReleased(all, only, newest, { today, severity });
    // A rule of a country with errors would look removed.
    if (only.length === 0 && !hasErrors(all.diagnostics)) {
      notReleased.push(...unreleasedRules(all.rules, newest, { today, severity }));
    }
    const diagnostics = sortDiagnostics([...all.diagnostics, ...notReleased]);
    for (const diagnostic of diagnostics) diagnosticLines(diagnostic).forEach(complain);
    print(summary(all, diagnostics));
    if (history.length === 0)
      print('no release yet; to make the first one: npm run data -- release');
    return hasErrors(diagnostics) ? 1 : 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
};

function checkReleased(
  all: ReadAll,
  only: readonly string[],
  newest: Release | undefined,
  how: Pick<Surroundings, 'today'> & Pick<Diagnostic, 'severity'>,
): Diagnostic[] {
  if (newest === undefined) return [];
  const files = new Map(all.countries.map(({ file }) => [file.code, file]));
  const released = dataOf(newest);
  const asked = released.countries.filter(
    ({ country }) => files.has(country) && (only.length === 0 || only.includes(country)),
  );
  const now = dataOfSources(all);
  const told =
    only.length === 0 ? compareTranslations(released.translations, now.translations) : [];
  const differences = compareData({ ...released, countries: asked }, now, formatIsoDate(how.today));
  const version = newest.manifest.data_version;
  const untold = told.map((each) => unreleasedTexts(each, version, how.severity));
  return [
    ...untold,
    ...differences.flatMap((difference) => {
      const file = files.get(difference.country);
      if (file === undefined) return [];
      return unreleased(difference, file, version, how.severity);
    }),
  ];
}

/** Rules that differ from the newest release: one diagnostic a rule. */
function unreleasedRules(
  rules: ReadAll['rules'],
  newest: Release | undefined,
  { today, severity }: Pick<Surroundings, 'today'> & Pick<Diagnostic, 'severity'>,
): Diagnostic[] {
  if (newest === undefined) return [];
  const changes = compareRules(newest.rules, rules, formatIsoDate(today));
  const told = new Map(changes.map((change) => [change.rule, change]));
  return [...told.values()].map((change) => ({
    place: { file: `sources/rules/${change.rule}.yaml`, line: 1, column: 1 },
    severity,
    message: `not in release ${newest.manifest.data_version}: ${describeRule(change)}; to see all: npm run data -- diff; to publish it: npm run data -- release`,
    code: 'unreleased_change',
  }));
}

function summary(all: ReadAll, diagnostics: readonly Diagnostic[]): string {
  const regions = all.countries.reduce((sum, each) => sum + each.file.regionCodes.length, 0);
  const errors = diagnostics.filter((each) => each.severity === 'error').length;
  const rules = all.rules.length === 0 ? '' : `, ${all.rules.length} term rules`;
  const circular =
    all.circularYears === 0 ? '' : ` (${all.circularYears} through the copy that is cited)`;
  const { lists, counted, beside, ruledOut } = all.statutes;
  const statutes =
    lists === 0
      ? ''
      : ` ${lists} lists of laws (${counted} days in the count, ${beside} beside it, ${ruledOut} ruled out),`;
  const money = all.countries.filter(({ file }) => isMoney(file.code)).length;
  const said = money === 0 ? '' : `, ${money} of money`;
  return `${all.countries.length - money} countries, ${regions} regions${said}${rules}; ${all.officialYears} calendar years compared with official lists${circular},${statutes} ${all.compared.length} calendars with date-holidays (${all.disagreements.length} rulings applied); ${errors} errors, ${diagnostics.length - errors} warnings`;
}
