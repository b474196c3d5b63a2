import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Coding } from './message.ts';
import type { Refusal } from './refusals/refusal.ts';

/** JSON, ready to be sent. */
export interface Written {
  readonly text: string;
  /** The length of `text` in UTF-8. */
  readonly bytes: number;
  /** `text` in UTF-8, where prepared. */
  readonly encoded?: Buffer;
}

/** A reply of status 200, before the caller is charged. */
export interface Answer extends Written {
  /** Strong: it differs for other bytes and for another data release. */
  readonly etag: string;
  /** The coding of a prepared answer that can be sent in several. */
  readonly form?: 'plain' | Coding;
  /** `X-Regions-Differ`, where regions of the country keep other days. */
  readonly regionsDiffer?: string | null;
}

export type Outcome = Answer | Refusal;

/** From this length on, encoding costs more than writing in two pieces. */
const ENCODED_BYTES_MIN = 4_096;

/** Prepares a text, which answers of several releases may share. */
export function write(text: string): Written {
  const encoded = Buffer.from(text);
  const written = { text, bytes: encoded.length };
  return encoded.length < ENCODED_BYTES_MIN ? written : { ...written, encoded };
}

/** Below this, the headers that announce a coding eat what it saves. */
const COMPRESSIBLE_BYTES_MIN = 512;

/** A prepared text as the answer of a release; its tag is a hash. */
export function answerOf(dataVersion: string, written: Written): Answer {
  const answer = { ...written, etag: `"${stampOf(dataVersion, written.text)}"` };
  return written.bytes < COMPRESSIBLE_BYTES_MIN ? answer : { ...answer, form: 'plain' };
}

/** A stamp of some texts: SHA-256, cut to 162 bits. */
export function stampOf(...texts: readonly string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 27);
}
