import type { NearMiss } from '../../question/find-misspelt.ts';
import type { Finding } from '../../question/finding.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';
import { sentenceOf } from './finding-sentence.ts';

/** Why a request cannot be answered: its parameters, its plan or its pin. */
export type Refusal =
  | Finding
  /** A near miss of a parameter's name: Contract 12.2. */
  | ({ readonly code: 'bad_request' } & NearMiss)
  | { readonly code: 'plan_upgrade_required' | 'invalid_data_version' };

/**
 * The sentence of a refusal (Contract 12.5); null for the code's own message.
 * @param range the release's range, or the part that the country holds, in words.
 * @param meant the code of the country or region that was meant; null = unknown.
 */
export function messageOf(
  refusal: Refusal,
  range: string,
  meant: string | null = null,
): string | null {
  if (!('parameter' in refusal)) return null;
  if (refusal.code === 'bad_request') return misspeltSentence(refusal, meant);
  const sentence = sentenceOf(refusal, range);
  return meant === null
    ? sentence
    : sentence.replace(/, for example .*$/, `: write ${refusal.parameter}=${meant}.`);
}

/**
 * What to write instead of a near-miss parameter name.
 * @param meant the code that its value stands for; null = unknown.
 */
export function misspeltSentence(
  { parameter }: Pick<NearMiss, 'parameter'>,
  meant: string | null = null,
): string {
  if (parameter === 'data_version') {
    return 'A release is pinned by the header field X-Data-Version: send that, and leave it out of the query.';
  }
  const { example } = PARAMETER_WORDS[parameter];
  const instead =
    meant === null ? `, for example ${parameter}=${example}` : `: ${parameter}=${meant}`;
  return `Parameter ${parameter} has another name in this request: call it ${parameter}, in lower case, without brackets${instead}.`;
}
