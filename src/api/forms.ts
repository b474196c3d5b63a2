import { Buffer } from 'node:buffer';
import type { Coding } from './message.ts';
import type { Answer } from './outcome.ts';

/** Compresses a body; the result may be longer. */
export type Compress = (plain: Buffer, coding: Coding) => Buffer;

/**
 * The codings of prepared answers: each compressed on demand, kept with its answer. Contract 10.5.
 * @returns gives an answer in the first of some codings that shortens it; otherwise unchanged.
 */
export function createForms(
  compress: Compress,
): (answer: Answer, codings: readonly Coding[]) => Answer {
  const kept = new WeakMap<Answer, Map<Coding, Answer>>();

  function formOf(answer: Answer, coding: Coding): Answer {
    let forms = kept.get(answer);
    if (forms === undefined) {
      forms = new Map();
      kept.set(answer, forms);
    }
    let form = forms.get(coding);
    if (form === undefined) {
      const encoded = compress(answer.encoded ?? Buffer.from(answer.text), coding);
      const etag = `${answer.etag.slice(0, -1)}-${coding}"`;
      form = { ...answer, bytes: encoded.length, encoded, etag, form: coding };
      forms.set(coding, form);
    }
    return form;
  }

  return (answer, codings) => {
    for (const coding of codings) {
      const form = formOf(answer, coding);
      if (form.bytes < answer.bytes) return form;
    }
    return answer;
  };
}
