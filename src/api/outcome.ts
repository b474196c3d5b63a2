import { hash } from 'node:crypto';
import type { Refusal } from './refusal.ts';

/** A reply of status 200, before anyone knows who may have it. */
export interface Answer {
  /** JSON. */
  readonly text: string;
  /** Of `text` in UTF-8. */
  readonly bytes: number;
  /** `text` in UTF-8, where it was encoded beforehand. */
  readonly encoded?: Buffer;
  /** Strong: other bytes, or another data release, have another tag. */
  readonly etag: string;
}

export type Outcome = Answer | Refusal;

/** From this length on, encoding costs more than a write in two pieces. */
const ENCODED_BYTES_MIN = 4_096;

/** An answer that was written beforehand: its tag is its hash. */
export function preparedAnswer(dataVersion: string, text: string): Answer {
  const encoded = Buffer.from(text);
  const etag = `"${stampOf(dataVersion, text)}"`;
  const answer = { text, bytes: encoded.length, etag };
  return encoded.length < ENCODED_BYTES_MIN ? answer : { ...answer, encoded };
}

/** Stands for some texts: SHA-256, cut to 162 bits. */
export function stampOf(...texts: readonly string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 27);
}
