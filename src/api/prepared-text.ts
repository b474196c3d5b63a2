import { Buffer } from 'node:buffer';
import { type DayNumber, formatIsoDate } from '../calendar/day-number.ts';
import type { Holiday } from '../calendar/holiday.ts';
import type { Slice } from '../calendar/questions.ts';
import { RANGE_DAYS, RANGE_FIRST } from '../calendar/supported-range.ts';
import { recordOf } from './holiday-record.ts';

const DATES = Array.from(
  { length: RANGE_DAYS },
  (_, offset) => `"${formatIsoDate(RANGE_FIRST + offset)}"`,
);

/** The JSON of a date of the supported range, or of null. */
export function dateText(day: DayNumber | null): string {
  return day === null ? 'null' : (DATES[day - RANGE_FIRST] as string);
}

/** Escapes JSON to ASCII, so only the records of an answer can contain multi-byte characters. */
export function asciiJson(value: string | null): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The JSON of a list of holiday records, from which any run can be cut. */
export interface RecordText {
  /** The records, joined by commas. */
  readonly joined: string;
  /** Where each record starts in `joined`; one more entry for the end. */
  readonly starts: Int32Array;
  /** For each record, how many more UTF-8 bytes than characters the records before it take. */
  readonly extraBytes: Int32Array;
}

export function writeRecords(holidays: readonly Holiday[]): RecordText {
  const texts = holidays.map((holiday) => JSON.stringify(recordOf(holiday)));
  const starts = new Int32Array(texts.length + 1);
  const extraBytes = new Int32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    starts[index + 1] = (starts[index] as number) + text.length + 1;
    extraBytes[index + 1] = (extraBytes[index] as number) + Buffer.byteLength(text) - text.length;
  }
  return { joined: texts.join(','), starts, extraBytes };
}

/** A run of records as a JSON array. */
export function cutRecords(text: RecordText, slice: Slice): string {
  if (slice.from === slice.to) return '[]';
  const start = text.starts[slice.from] as number;
  const end = (text.starts[slice.to] as number) - 1;
  return `[${text.joined.slice(start, end)}]`;
}

/** The bytes of a run of records in UTF-8 beyond one a character. */
export function extraBytesOf(text: RecordText, slice: Slice): number {
  return (text.extraBytes[slice.to] as number) - (text.extraBytes[slice.from] as number);
}
