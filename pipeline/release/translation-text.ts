import { type Translation, translationSchema } from '../../src/artifact/words/translation.ts';
import { artifactText } from '../expand/artifact-text.ts';

/** The name of a language's file in a release. */
export function translationFile({ language }: Translation): string {
  return `texts-${language}.json`;
}

/** The file's text: one translation a line, except texts, which have one line a group. */
export function translationText(translation: Translation): string {
  const checked = translationSchema.parse(translation);
  return artifactText(checked, ['days', 'sought', 'regions', 'texts']);
}
