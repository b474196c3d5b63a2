import { type Translation, translationSchema } from '../../src/artifact/words/translation.ts';
import { artifactText } from '../expand/artifact-text.ts';

/** What the file of a language is called in a release. */
export function translationFile({ language }: Translation): string {
  return `texts-${language}.json`;
}

/** The file itself, a translation a line but for those of texts, which have a line a group. */
export function translationText(translation: Translation): string {
  const checked = translationSchema.parse(translation);
  return artifactText(checked, ['days', 'sought', 'regions', 'texts']);
}
