import { Buffer } from 'node:buffer';
import type { Coding } from './message.ts';
import type { Answer } from './outcome.ts';

/** Compresses a body; the result may be longer. */
export type Compress = (plain: Buffer, coding: Coding) => Buffer;

/** The codings of prepared answers: each compressed on demand, kept with its answer. Contract 10.5. */
export class Forms {
  readonly #compress: Compress;
  readonly #kept = new WeakMap<Answer, Map<Coding, Answer>>();

  constructor(compress: Compress) {
    this.#compress = compress;
  }

  /** An answer in the first of these codings that shortens it; otherwise unchanged. */
  choose(answer: Answer, codings: readonly Coding[]): Answer {
    for (const coding of codings) {
      const form = this.#in(answer, coding);
      if (form.bytes < answer.bytes) return form;
    }
    return answer;
  }

  #in(answer: Answer, coding: Coding): Answer {
    let forms = this.#kept.get(answer);
    if (forms === undefined) {
      forms = new Map();
      this.#kept.set(answer, forms);
    }
    let form = forms.get(coding);
    if (form === undefined) {
      const encoded = this.#compress(answer.encoded ?? Buffer.from(answer.text), coding);
      const etag = `${answer.etag.slice(0, -1)}-${coding}"`;
      form = { ...answer, bytes: encoded.length, encoded, etag, form: coding };
      forms.set(coding, form);
    }
    return form;
  }
}
