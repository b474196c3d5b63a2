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

/** The answer that consists of a JSON text. */
export function makeAnswer(dataVersion: string, text: string): Answer {
  return {
    text,
    bytes: Buffer.byteLength(text),
    etag: `"${hash('sha256', `${dataVersion}\n${text}`, 'base64url').slice(0, 27)}"`,
  };
}
