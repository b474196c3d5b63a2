import type { Finding } from '../question/finding.ts';
import type { ParameterName } from '../question/parameter-table.ts';
import { PARAMETER_WORDS } from '../question/parameter-words.ts';
import { sentenceOf } from './finding-sentence.ts';

/** A name that is all but that of a parameter: Contract 12.2. */
export interface Misspelt {
  readonly code: 'bad_request';
  /** The one that was meant. */
  readonly parameter: ParameterName;
}

/**
 * Why a request cannot be answered: something is wrong with it, the plan has no regions, or no
 * release is what was pinned.
 */
export type Refusal =
  | Finding
  | Misspelt
  | { readonly code: 'plan_upgrade_required' | 'invalid_data_version' };

/**
 * The sentence of a refusal (Contract 12.5); null for the code's own message.
 * @param range of what was asked, in words: of the release, or what the country holds of it.
 * @param meant the code of a country or region that was meant, as far as that can be told.
 */
export function messageOf(
  refusal: Refusal,
  range: string,
  meant: string | null = null,
): string | null {
  if (!('parameter' in refusal)) return null;
  if (refusal.code === 'bad_request') return misspeltSentence(refusal);
  const sentence = sentenceOf(refusal, range);
  // Instead of any example, the code that was meant.
  return meant === null
    ? sentence
    : sentence.replace(/, for example .*$/, `: write ${refusal.parameter}=${meant}.`);
}

/** What to write instead of a name that is all but that of a parameter. */
export function misspeltSentence({ parameter }: Misspelt): string {
  const { example } = PARAMETER_WORDS[parameter];
  return `Parameter ${parameter} has another name in this request: write ${parameter} in lower case, without brackets or blanks, for example ${parameter}=${example}.`;
}
