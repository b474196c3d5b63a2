import { hash } from 'node:crypto';
import type { ErrorCode } from './error-table.ts';

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

/** Why a request cannot be answered. */
export interface Refusal {
  readonly code: ErrorCode;
  /** What is wrong and what to write instead; null for the code's own message. */
  readonly message: string | null;
}

export type Outcome = Answer | Refusal;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}

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
