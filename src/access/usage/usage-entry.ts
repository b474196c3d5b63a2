import { crc32 } from 'node:zlib';
import type { Month } from '../limits/month.ts';

/** One call's place in a session: what tells later whether Redis has charged it. */
export interface SessionCall {
  readonly session: string;
  readonly index: number;
}

/** Units of an account that the store has not counted, or may not have counted. */
export interface UsageEntry {
  readonly accountId: number;
  readonly month: Month;
  /** Units that were given out: what the count must be raised by if no call is named. */
  readonly units: number;
  /** The call that may have charged one unit already; null when none was sent. */
  readonly call: SessionCall | null;
}

/** An entry as it stands in a line: account, month, units and, for a call, its session and its place there. */
export function writeEntry({ accountId, month, call }: UsageEntry, units: number): string {
  const sum = `${accountId} ${month} ${units}`;
  return call === null ? sum : `${sum} ${call.session} ${call.index}`;
}

/**
 * Entries with `;` between them as one line, its CRC-32 first, so that a torn or damaged line is
 * known. The first edition wrote lines of one entry.
 */
export function writeLine(entries: string): string {
  return `${checksum(entries)} ${entries}\n`;
}

const LINE = /^([0-9a-f]{8}) ([0-9A-Za-z ;]+)$/;
const ENTRY = /^(\d+) (\d+) (\d+)(?: ([0-9A-Za-z]+) (\d+))?$/;

/** The entries of a line without its line feed; null for a line that is torn or damaged. */
export function readLine(line: string): UsageEntry[] | null {
  const [, sum, values = ''] = LINE.exec(line) ?? [];
  if (sum === undefined || sum !== checksum(values)) return null;
  const entries: UsageEntry[] = [];
  for (const text of values.split(';')) {
    const [, accountId, month, units, session, index] = ENTRY.exec(text) ?? [];
    if (accountId === undefined) return null;
    entries.push({
      accountId: Number(accountId),
      month: Number(month),
      units: Number(units),
      call: session === undefined ? null : { session, index: Number(index) },
    });
  }
  return entries;
}

/** Each byte in hex: `toString(16)` would take longer than all the rest of a line. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function checksum(values: string): string {
  const sum = crc32(values);
  return `${HEX[sum >>> 24]}${HEX[(sum >>> 16) & 255]}${HEX[(sum >>> 8) & 255]}${HEX[sum & 255]}`;
}

/** An entry that is still added to. */
export interface TallyEntry {
  readonly entry: UsageEntry & { units: number };
  /** How many entries come before it. */
  readonly place: number;
  /** How many of its units its journal's file holds. */
  written: number;
}

/**
 * Entries added up: one sum for each account of a month, in the order in which they first come
 * up, and each call by itself. Who writes a journal and who reads it add up alike, so that "the
 * first hundred entries are merged" means the same to both.
 */
export class Tally {
  readonly #entries: UsageEntry[] = [];
  /** The sums of the newest month: a month that is over gets no more units. */
  readonly #sums = new Map<number, TallyEntry>();
  #month: Month = -1;

  static of(entries: readonly UsageEntry[]): Tally {
    const tally = new Tally();
    for (const entry of entries) tally.add(entry);
    return tally;
  }

  get entries(): readonly UsageEntry[] {
    return this.#entries;
  }

  /** Adds an entry, and says which one it has become a part of. */
  add({ accountId, month, units, call }: UsageEntry): TallyEntry {
    if (month !== this.#month) this.#begin(month);
    const known = call === null ? this.#sums.get(accountId) : undefined;
    if (known !== undefined) {
      known.entry.units += units;
      return known;
    }
    const entry = { accountId, month, units, call };
    const added = { entry, place: this.#entries.length, written: 0 };
    this.#entries.push(entry);
    if (call === null) this.#sums.set(accountId, added);
    return added;
  }

  /** The sum of an account in the newest month, if it is not among the first so many entries. */
  unitsAfter(first: number, accountId: number, month: Month): number {
    const known = month === this.#month ? this.#sums.get(accountId) : undefined;
    return known === undefined || known.place < first ? 0 : known.entry.units;
  }

  #begin(month: Month): void {
    this.#month = month;
    this.#sums.clear();
  }
}
