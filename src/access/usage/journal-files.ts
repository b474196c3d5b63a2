import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Month } from '../limits/month.ts';
import { readLine, Tally, type UsageEntry } from './usage-entry.ts';

/** A journal's file: its process, its store, and the id under which it is merged. */
export interface JournalFile {
  readonly path: string;
  readonly id: string;
  readonly processId: number;
  /** The store whose accounts it counts; null = this folder's, as in older files. */
  readonly storeId: string | null;
}

/** Called with the place of the damage, in words. Unless it throws, the damaged line is skipped. */
export type OnDamage = (place: string) => void;

/**
 * `PROCESS-ID.STORE.units`: account numbers mean nothing in another store. Older forms may still
 * exist: `PROCESS-ID.units`, and of the first edition `PROCESS-ID.journal` for an instance on
 * Redis and `PROCESS-MONTH-ID.usage` for the embedded store.
 */
const NAME = /^(\d+)-(?:(\d+)-)?([0-9A-Za-z]+)(?:\.([0-9A-Za-z]{16}))?\.(units|journal|usage)$/;
/** Keeps the place of a damaged line in files whose merged lines are counted. */
const NOTHING: UsageEntry = { accountId: 0, month: 0, units: 0, call: null };
/**
 * A record of a `.usage` file: account number, units, and the CRC-32 of both; 32 bits each,
 * little-endian.
 */
const RECORD_BYTES = 12;

/** The file of a new journal. */
export function newJournalFile(
  folder: string,
  processId: number,
  id: string,
  storeId: string | null,
): JournalFile {
  const store = storeId === null ? '' : `.${storeId}`;
  return { path: join(folder, `${processId}-${id}${store}.units`), id, processId, storeId };
}

/** The journals in a folder, of this process and of others; none when the folder is missing. */
export function listJournals(folder: string): JournalFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, processId, , id, storeId = null] = NAME.exec(name) ?? [];
    if (id === undefined) return [];
    return [{ path: join(folder, name), id, processId: Number(processId), storeId }];
  });
}

/** The size of the journals in a folder; one merged meanwhile counts nothing. */
export function journalBytes(folder: string): number {
  return listJournals(folder).reduce(
    (bytes, { path }) => bytes + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/**
 * A journal's entries, in the order of merging, without what its writer did not finish.
 * @throws when the file cannot be read, and what `onDamage` throws.
 */
export function readJournal({ path }: JournalFile, onDamage: OnDamage): readonly UsageEntry[] {
  const [, , month, , , form] = NAME.exec(basename(path)) ?? [];
  if (form === 'usage') return readRecords(path, Number(month), onDamage);
  const lines = readLines(path, onDamage);
  // The first edition merged an instance's lines unsummed, and recorded how many.
  if (form === 'journal') return lines.flatMap((entries) => entries ?? NOTHING);
  return Tally.of(lines.flatMap((entries) => entries ?? [])).entries;
}

/** Null stands for a damaged line. */
function readLines(path: string, onDamage: OnDamage): (readonly UsageEntry[] | null)[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  // A kill or a power cut truncated what follows the last line feed.
  lines.pop();
  return lines.map((line, index) => {
    const entries = readLine(line);
    if (entries === null) onDamage(`${path}: line ${index + 1}`);
    return entries;
  });
}

function readRecords(path: string, month: Month, onDamage: OnDamage): readonly UsageEntry[] {
  const bytes = readFileSync(path);
  const entries: UsageEntry[] = [];
  const end = bytes.length - (bytes.length % RECORD_BYTES);
  for (let at = 0; at < end; at += RECORD_BYTES) {
    if (bytes.readUInt32LE(at + 8) === crc32(bytes.subarray(at, at + 8))) {
      const accountId = bytes.readUInt32LE(at);
      entries.push({ accountId, month, units: bytes.readUInt32LE(at + 4), call: null });
    } else {
      // After a power cut, a file may have grown without its last bytes.
      if (bytes.subarray(at).every((byte) => byte === 0)) break;
      onDamage(`${path}: byte ${at}`);
    }
  }
  return Tally.of(entries).entries;
}
