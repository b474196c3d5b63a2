import type { Translation } from '../../src/artifact/words/translation.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';

/** Texts whose translation differs while the English is the same. */
export interface TranslationDifference {
  readonly language: string;
  readonly changes: readonly FieldChange[];
}

/**
 * The languages that differ, sorted by code. Added and removed languages are reported as numbers.
 */
export function compareTranslations(
  before: readonly Translation[],
  after: readonly Translation[],
): TranslationDifference[] {
  const languages = new Set([...before, ...after].map(({ language }) => language));
  return [...languages].sort().flatMap((language) => {
    const [old, now] = [before, after].map((all) => all.find((each) => each.language === language));
    const isWhole = old === undefined || now === undefined;
    const [from, to] = isWhole ? [sizeOf(old), sizeOf(now)] : [old, now];
    const changes = fieldChanges(from, to, ['texts', language]);
    return changes.length === 0 ? [] : [{ language, changes }];
  });
}

function sizeOf(translation: Translation | undefined): string | undefined {
  if (translation === undefined) return undefined;
  const { days, regions, texts } = translation;
  const count = (of: object) => Object.keys(of).length;
  return `${count(days)} days, ${count(regions)} regions, ${count(Object.assign({}, ...Object.values(texts)))} texts`;
}
