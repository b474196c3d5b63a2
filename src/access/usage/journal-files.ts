import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Month } from '../limits/month.ts';
import { readLine, Tally, type UsageEntry } from './usage-entry.ts';

/** A journal's file: whose it is, and the id under which it is merged. */
export interface JournalFile {
  readonly path: string;
  readonly id: string;
  readonly processId: number;
  /** The store whose accounts it counts; null = it does not say, and is this folder's. */
  readonly storeId: string | null;
}

/** Told, in words, where a journal is damaged. Unless it throws, that place counts nothing. */
export type OnDamage = (place: string) => void;

/**
 * `PROCESS-ID.STORE.units`: account numbers mean nothing in another store. `PROCESS-ID.units` came
 * before it. The first edition wrote `PROCESS-ID.journal` for an instance on Redis, and
 * `PROCESS-MONTH-ID.usage` for the embedded store; all may still lie there.
 */
const NAME = /^(\d+)-(?:(\d+)-)?([0-9A-Za-z]+)(?:\.([0-9A-Za-z]{16}))?\.(units|journal|usage)$/;
/** Keeps a damaged line's place, where it is lines that are marked as merged. */
const NOTHING: UsageEntry = { accountId: 0, month: 0, units: 0, call: null };
/** Of a `.usage` file: account number, units, and the CRC-32 of both; 32 bits each, little-endian. */
const RECORD_BYTES = 12;

/** The file of a journal that is to be written. */
export function newJournalFile(
  folder: string,
  processId: number,
  id: string,
  storeId: string | null,
): JournalFile {
  const store = storeId === null ? '' : `.${storeId}`;
  return { path: join(folder, `${processId}-${id}${store}.units`), id, processId, storeId };
}

/** The journals in a folder, of this process and of others; none where there is no folder. */
export function listJournals(folder: string): JournalFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, processId, , id, storeId = null] = NAME.exec(name) ?? [];
    if (id === undefined) return [];
    return [{ path: join(folder, name), id, processId: Number(processId), storeId }];
  });
}

/** How much the journals in a folder hold; one that is merged meanwhile counts nothing. */
export function journalBytes(folder: string): number {
  let bytes = 0;
  for (const { path } of listJournals(folder)) {
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

/**
 * What a journal holds, in the order in which it is merged. What its writer did not live to
 * finish is left out.
 * @throws when the file cannot be read, and what `onDamage` throws.
 */
export function readJournal({ path }: JournalFile, onDamage: OnDamage): readonly UsageEntry[] {
  const [, , month, , , form] = NAME.exec(basename(path)) ?? [];
  if (form === 'usage') return readRecords(path, Number(month), onDamage);
  const lines = readLines(path, onDamage);
  // The first edition merged an instance's lines as they stand, and marked how many.
  if (form === 'journal') return lines.flatMap((entries) => entries ?? NOTHING);
  return Tally.of(lines.flatMap((entries) => entries ?? [])).entries;
}

/** Null stands for a line that is damaged. */
function readLines(path: string, onDamage: OnDamage): (readonly UsageEntry[] | null)[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  // What follows the last line feed was cut off, by the end of a process or of the power.
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
      // After a power cut a file may have grown and its last bytes may be missing.
      if (bytes.subarray(at).every((byte) => byte === 0)) break;
      onDamage(`${path}: byte ${at}`);
    }
  }
  return Tally.of(entries).entries;
}
