import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Coding } from './message.ts';
import type { Refusal } from './refusals/refusal.ts';

/** JSON, ready to be sent. */
export interface Written {
  readonly text: string;
  /** Of `text` in UTF-8. */
  readonly bytes: number;
  /** `text` in UTF-8, where it was encoded beforehand. */
  readonly encoded?: Buffer;
}

/** A reply of status 200, before anyone knows who may have it. */
export interface Answer extends Written {
  /** Strong: other bytes, or another data release, have another tag. */
  readonly etag: string;
  /** Of one that was written beforehand, and may be sent in several forms: which one this is. */
  readonly form?: 'plain' | Coding;
  /** `X-Regions-Differ`, where the answer is about a country and regions of it keep another day. */
  readonly regionsDiffer?: string | null;
}

export type Outcome = Answer | Refusal;

/** From this length on, encoding costs more than a write in two pieces. */
const ENCODED_BYTES_MIN = 4_096;

/** What several answers may say: every release that says the same. */
export function write(text: string): Written {
  const encoded = Buffer.from(text);
  const written = { text, bytes: encoded.length };
  return encoded.length < ENCODED_BYTES_MIN ? written : { ...written, encoded };
}

/** Below this, the headers that announce a coding eat what it saves. */
const COMPRESSIBLE_BYTES_MIN = 512;

/** What was written beforehand as the answer of a release: its tag is its hash. */
export function answerOf(dataVersion: string, written: Written): Answer {
  const answer = { ...written, etag: `"${stampOf(dataVersion, written.text)}"` };
  return written.bytes < COMPRESSIBLE_BYTES_MIN ? answer : { ...answer, form: 'plain' };
}

/** Stands for some texts: SHA-256, cut to 162 bits. */
export function stampOf(...texts: readonly string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 27);
}
