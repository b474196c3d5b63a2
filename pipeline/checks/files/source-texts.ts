import levenshtein from 'damerau-levenshtein';
import type { Release } from '../../../src/artifact/load-release.ts';
import { quote } from '../../../src/text/suggest.ts';
import { listCountries } from '../../country/read-country.ts';
import { type Diagnostic, error, type Place } from '../../read/diagnostic.ts';
import type { Folder } from '../../read/folder.ts';
import { readYaml } from '../../read/read-yaml.ts';

/** What the texts of the sources are in another language: `texts/de.json`. */
export const SOURCE_TEXTS = /^texts\/[a-z]{2}(?:-[A-Z]{2})?\.json$/;

/** What days are called in each language, by their English name. */
export const DAY_NAMES = 'day-names.json';

/** Two texts are one that was changed where no more than this part of it differs. */
const ALIKE = 0.4;

/**
 * Translations of texts that no source and no release has: nobody would ever see one.
 * @param history the releases, whose pages keep their texts.
 * @param days what the sources make: the names of substitute days stand in no source.
 */
export function checkSourceTexts(
  sources: Folder,
  history: readonly Release[],
  days: readonly unknown[],
): Diagnostic[] {
  const names = (sources.names ?? []).filter(
    (name) => name === DAY_NAMES || SOURCE_TEXTS.test(name),
  );
  if (names.length === 0) return [];
  const current = new Set(
    listCountries(sources).flatMap((code) => {
      const text = sources.read(`${code}.yaml`)?.toString('utf8') ?? '';
      return textsIn(readYaml(text, `${sources.shownAs}/${code}.yaml`).tree?.value);
    }),
  );
  const made = new Set(
    [...history.flatMap(({ countries }) => countries), ...days].flatMap(textsIn),
  );
  const orphan = (text: string, place: Place): Diagnostic[] => {
    if (current.has(text) || made.has(text)) return [];
    const near = nearestText(text, current);
    const instead = near === null ? 'remove it' : `translate "${near}"`;
    const message = `no source has the text ${quote(text)}; ${instead}`;
    return [error(place, 'orphan_text', message)];
  };
  return names.flatMap((name) => {
    const file = `${sources.shownAs}/${name}`;
    const { tree, diagnostics } = readYaml(sources.read(name)?.toString('utf8') ?? '', file);
    if (tree === null) return diagnostics;
    return Object.entries(tree.value).flatMap(([group, texts]) => {
      if (name === DAY_NAMES) return orphan(group, tree.placeOfKey([group]));
      return Object.entries(typeof texts === 'object' ? texts : {}).flatMap(([text, said]) => {
        const place = tree.placeOfKey([group, text]);
        if (typeof said !== 'string' || said === '') {
          return [error(place, 'wrong_type', 'a translation is one text; write it in quotes')];
        }
        if (said === text) {
          return [error(place, 'invalid_value', 'the translation is the same; write null')];
        }
        return orphan(text, place);
      });
    });
  });
}

/** Every text in what was read from a file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function nearestText(text: string, all: Iterable<string>): string | null {
  let [near, least]: [string | null, number] = [null, text.length * ALIKE];
  for (const each of all) {
    // The distance is never less than the difference in length.
    if (Math.abs(each.length - text.length) >= least) continue;
    const { steps } = levenshtein(text, each);
    if (steps < least) [near, least] = [each, steps];
  }
  return near;
}
