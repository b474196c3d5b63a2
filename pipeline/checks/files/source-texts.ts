import levenshtein from 'damerau-levenshtein';
import { filesOf, type Release } from '../../../src/artifact/load-release.ts';
import type { TranslationFile } from '../../country/translations.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { quote } from '../../read/suggest.ts';

/** Two texts that differ by no more than this share are one text that was edited. */
const ALIKE = 0.4;

/** The texts that may be translated. */
interface Translatable {
  /** Texts of the sources, searched for a near miss. */
  readonly written: ReadonlySet<string>;
  /** Texts that the sources produce, and texts of releases without their own translations. */
  readonly made: ReadonlySet<string>;
  /** Regions with their country: "DE-BY". */
  readonly regions: ReadonlySet<string>;
}

/**
 * Reports translations of texts that no source has: nobody would ever see one.
 * @param sources the content of each country's file, by code.
 * @param history the releases; a text of a release with its own translations needs none here.
 * @param made what the sources produce: term rules, and the names of substitute days, which appear in
 *   no source.
 */
export function checkSourceTexts(
  files: readonly TranslationFile[],
  sources: ReadonlyMap<string, unknown>,
  history: readonly Release[],
  made: readonly unknown[],
): Diagnostic[] {
  if (files.length === 0) return [];
  const known = translatable(sources, history, made);
  return files.flatMap((file) => orphansOf(file, known));
}

function translatable(
  sources: ReadonlyMap<string, unknown>,
  history: readonly Release[],
  made: readonly unknown[],
): Translatable {
  const told = history.filter(({ translations }) => translations.length === 0);
  return {
    written: new Set([...sources.values()].flatMap(textsIn)),
    made: new Set([...told.flatMap(filesOf), ...made].flatMap(textsIn)),
    regions: new Set(
      [...sources].flatMap(([code, value]) =>
        regionsIn(value).map((region) => `${code}-${region}`),
      ),
    ),
  };
}

function orphansOf({ translation, tree }: TranslationFile, known: Translatable): Diagnostic[] {
  const { days, sought, regions, texts } = translation;
  const { written, made } = known;
  const orphan = (path: readonly string[]): Diagnostic[] => {
    const text = path.at(-1) ?? '';
    if (written.has(text) || made.has(text)) return [];
    const near = nearestText(text, written);
    const instead = near === null ? 'remove it' : `translate "${near}"`;
    const message = `no source has the text ${quote(text)}; ${instead}`;
    return [error(tree.placeOfKey(path), 'orphan_text', message)];
  };
  return [
    ...Object.keys(days).flatMap((day) => orphan(['days', day])),
    ...Object.keys(sought).flatMap((day) => orphan(['sought', day])),
    ...Object.keys(regions)
      .filter((region) => !known.regions.has(region))
      .map((region) => {
        const message = `no source has the region ${quote(region)}; write the codes of its country and its own, like "DE-BY", or remove it`;
        return error(tree.placeOfKey(['regions', region]), 'unknown_region', message);
      }),
    ...Object.entries(texts).flatMap(([group, said]) =>
      Object.entries(said).flatMap(([text, translated]) => {
        const path = ['texts', group, text];
        if (translated !== text) return orphan(path);
        const message = 'the translation is the same; write null';
        return [error(tree.placeOfKey(path), 'invalid_value', message)];
      }),
    ),
  ];
}

/** Every text in a file's content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The codes of the regions in the content of a country's file. */
function regionsIn(value: unknown): string[] {
  const isMap = typeof value === 'object' && value !== null && 'regions' in value;
  return isMap ? Object.keys(Object(value.regions)) : [];
}

function nearestText(text: string, all: Iterable<string>): string | null {
  let [near, least]: [string | null, number] = [null, text.length * ALIKE];
  for (const each of all) {
    // The distance is at least the difference in length.
    if (Math.abs(each.length - text.length) >= least) continue;
    const { steps } = levenshtein(text, each);
    if (steps < least) [near, least] = [each, steps];
  }
  return near;
}
