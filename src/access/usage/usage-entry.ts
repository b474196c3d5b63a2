import { crc32 } from 'node:zlib';
import type { Month } from '../limits/month.ts';

/** A call's place in a session, which tells later whether Redis has charged it. */
export interface SessionCall {
  readonly session: string;
  readonly index: number;
}

/** Units of an account that the store has not counted, or may not have counted. */
export interface UsageEntry {
  readonly accountId: number;
  readonly month: Month;
  /** Units given out; without a call, the count must rise by all of them. */
  readonly units: number;
  /** The call that may have charged one unit already; null when none was sent. */
  readonly call: SessionCall | null;
}

/** An entry as written in a line: account, month, units and, for a call, session and index. */
export function writeEntry({ accountId, month, call }: UsageEntry, units: number): string {
  const sum = `${accountId} ${month} ${units}`;
  return call === null ? sum : `${sum} ${call.session} ${call.index}`;
}

/**
 * Entries joined with `;` as one line. Its CRC-32 comes first, to detect a torn or damaged line.
 * The first edition wrote one entry a line.
 */
export function writeLine(entries: string): string {
  return `${checksum(entries)} ${entries}\n`;
}

const LINE = /^([0-9a-f]{8}) ([0-9A-Za-z ;]+)$/;
const ENTRY = /^(\d+) (\d+) (\d+)(?: ([0-9A-Za-z]+) (\d+))?$/;

/** The entries of a line without its line feed; null when it is torn or damaged. */
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

/** Each byte in hex: `toString(16)` would take longer than the rest of a line. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function checksum(values: string): string {
  const sum = crc32(values);
  return `${HEX[sum >>> 24]}${HEX[(sum >>> 16) & 255]}${HEX[(sum >>> 8) & 255]}${HEX[sum & 255]}`;
}

/** An entry that can still grow. */
export interface TallyEntry {
  readonly entry: UsageEntry & { units: number };
  /** How many entries precede it. */
  readonly place: number;
  /** How many of its units the journal's file holds. */
  written: number;
}

/**
 * Sums of entries: one for each account of a month, in the order of first appearance; calls stay
 * single. Writer and reader of a journal sum alike, so that "the first hundred entries are
 * merged" means the same to both.
 */
export class Tally {
  readonly #entries: UsageEntry[] = [];
  /** The sums of the newest month: a past month gets no more units. */
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

  /** Adds an entry. @returns the entry that now contains it. */
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

  /** An account's sum in the newest month; 0 if its entry is among the first `first`. */
  unitsAfter(first: number, accountId: number, month: Month): number {
    const known = month === this.#month ? this.#sums.get(accountId) : undefined;
    return known === undefined || known.place < first ? 0 : known.entry.units;
  }

  #begin(month: Month): void {
    this.#month = month;
    this.#sums.clear();
  }
}
