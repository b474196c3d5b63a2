import { crc32 } from 'node:zlib';
import type { SessionCall } from './session.ts';

/** Units of an account that Redis has not counted, or may not have counted. */
export interface JournalEntry {
  readonly accountId: number;
  /** Months since January 1970. */
  readonly month: number;
  /** Units that were given out: what the count must be raised by if no call is named. */
  readonly units: number;
  /** The call that may have charged one unit already; null when none was sent. */
  readonly call: SessionCall | null;
}

/** An entry as one line, its CRC-32 first, so that a torn or damaged line is known. */
export function writeLine(entry: JournalEntry): string {
  const { accountId, month, units, call } = entry;
  const values = [accountId, month, units, ...(call ? [call.session, call.index] : [])].join(' ');
  return `${checksum(values)} ${values}\n`;
}

const LINE = /^([0-9a-f]{8}) ((\d+) (\d+) (\d+)(?: ([0-9A-Za-z]+) (\d+))?)$/;

/** The entry of a line without its line feed; null for a line that is torn or damaged. */
export function readLine(line: string): JournalEntry | null {
  const match = LINE.exec(line);
  const [, sum, values = '', accountId, month, units, session, index] = match ?? [];
  if (sum === undefined || sum !== checksum(values)) return null;
  return {
    accountId: Number(accountId),
    month: Number(month),
    units: Number(units),
    call: session === undefined ? null : { session, index: Number(index) },
  };
}

function checksum(values: string): string {
  return crc32(values).toString(16).padStart(8, '0');
}
