import { formatIsoDate } from '../calendar/day-number.ts';
import type { Holiday } from '../calendar/holiday.ts';
import type { Slice } from '../calendar/questions.ts';

/** The JSON of a list of holiday records, written once, of which any run can be cut out. */
export interface RecordText {
  /** The records, joined by commas. */
  readonly joined: string;
  /** Where each record starts in `joined`; one more entry for the end. */
  readonly starts: Int32Array;
}

export function writeRecords(holidays: readonly Holiday[]): RecordText {
  const texts = holidays.map(writeRecord);
  const starts = new Int32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    starts[index + 1] = (starts[index] as number) + text.length + 1;
  }
  return { joined: texts.join(','), starts };
}

/** A run of records as a JSON array. */
export function cutRecords(text: RecordText, slice: Slice): string {
  if (slice.from === slice.to) return '[]';
  const start = text.starts[slice.from] as number;
  const end = (text.starts[slice.to] as number) - 1;
  return `[${text.joined.slice(start, end)}]`;
}

/** Spec 2.1: all six fields, always. */
function writeRecord(holiday: Holiday): string {
  return JSON.stringify({
    date: formatIsoDate(holiday.day),
    official_date: holiday.officialDay === null ? null : formatIsoDate(holiday.officialDay),
    name: holiday.name,
    local_name: holiday.localName,
    type: holiday.type,
    date_accuracy: holiday.accuracy,
  });
}
