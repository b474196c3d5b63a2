import { hash } from 'node:crypto';
import type { ErrorCode } from './error-table.ts';

/** A reply of status 200, before anyone knows who may have it. */
export interface Answer {
  /** JSON. */
  readonly text: string;
  /** Of `text` in UTF-8. */
  readonly bytes: number;
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

/** An answer that was written beforehand: its tag is its hash. */
export function preparedAnswer(dataVersion: string, text: string): Answer {
  return { text, bytes: Buffer.byteLength(text), etag: `"${stampOf(dataVersion, text)}"` };
}

/** Stands for some texts: SHA-256, cut to 162 bits. */
export function stampOf(...texts: readonly string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 27);
}
