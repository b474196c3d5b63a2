import type { CountryFile } from '../country/country-file.ts';
import type { CountryDifference } from '../diff/compare-data.ts';
import { changesAnswers } from '../diff/compare-data.ts';
import type { TranslationDifference } from '../diff/compare-translations.ts';
import { describeChange } from '../diff/describe-change.ts';
import type { Diagnostic, Severity } from '../read/diagnostic.ts';
import { ADDED_SUFFIX } from '../values/values.ts';

/** Beyond this many in one country, only their number is reported. */
const CHANGES_TOLD_MAX = 5;

/** Reports what the sources contain and the newest release lacks: one diagnostic per change. */
export function unreleased(
  difference: CountryDifference,
  file: CountryFile,
  newest: string,
  severity: Severity,
): Diagnostic[] {
  const { country, changes, facts, texts, before } = difference;
  const release = 'to publish it: npm run data -- release';
  const say = (message: string, id = ''): Diagnostic => {
    const index = file.source.holidays.findIndex(
      (holiday) => holiday.id === id || `${holiday.id}${ADDED_SUFFIX}` === id,
    );
    const place = file.placeOf(index < 0 ? ['country'] : ['holidays', index, 'id']);
    return { place, severity, message, code: 'unreleased_change' };
  };
  if (before === null) return [say(`${country} is not in release ${newest}; ${release}`)];
  const found =
    changes.length > CHANGES_TOLD_MAX
      ? [
          say(
            `${country}: ${changes.length} entries differ from release ${newest}; to see them: npm run data -- diff; ${release}`,
          ),
        ]
      : changes.map((change) =>
          say(`not in release ${newest}: ${describeChange(change)}; ${release}`, change.id),
        );
  for (const { where, before: was, after } of facts) {
    found.push(
      say(`not in release ${newest}: ${where} ${was ?? '-'} is now ${after ?? '-'}; ${release}`),
    );
  }
  if (texts.length > 0 && !changesAnswers(difference)) {
    const what = [...new Set(texts.map(({ where }) => where.split(' › ')[0]))].join(', ');
    found.push(
      say(
        `only texts differ from release ${newest} (${what}); to publish them: npm run data -- release --texts`,
      ),
    );
  }
  return found;
}

/** Reports translations of a language that the newest release lacks. */
export function unreleasedTexts(
  { language, changes }: TranslationDifference,
  newest: string,
  severity: Severity,
): Diagnostic {
  const place = { file: `sources/texts/${language}.json`, line: 1, column: 1 };
  const entries = changes.length === 1 ? 'translation differs' : 'translations differ';
  const message = `${changes.length} ${entries} from release ${newest}; to see them: npm run data -- diff; to publish them: npm run data -- release --texts`;
  return { place, severity, message, code: 'unreleased_change' };
}
