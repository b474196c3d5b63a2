import ERROR_WORDS from './error-words.json' with { type: 'json' };
import { withYears } from './with-years.ts';

/** An error code; replies, the OpenAPI document and the error pages all come from this table. */
export interface ErrorEntry {
  /** The message by HTTP status; a reply may have a more exact one. */
  readonly messages: Readonly<Record<number, string>>;
  /** The code is an addition of ours (Contract 7). */
  readonly extension?: boolean;
  /** What happened, for a reader of the reference. */
  readonly cause: string;
  /** What to do about it. */
  readonly cure: string;
}

export type ErrorCode = keyof typeof ERROR_WORDS;
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorEntry>> = withYears(ERROR_WORDS);

/** All codes, in the order of checks. */
export const ERROR_CODES = Object.keys(ERROR_TABLE) as readonly ErrorCode[];

/** The HTTP statuses a code is sent with, the usual one first. */
export function statusesOf(code: ErrorCode): readonly number[] {
  return Object.keys(ERROR_TABLE[code].messages).map(Number);
}

/**
 * The address of a code in the reference.
 * @param siteUrl the origin of the site; without it, the address is a path.
 */
export function errorPage(code: ErrorCode, siteUrl = ''): string {
  return `${siteUrl}/docs/errors/#${code}`;
}
