import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Month } from '../limits/month.ts';
import { StoreError } from '../store.ts';

/**
 * A record: account number, units, and the CRC-32 of both; 32 bits each, little-endian. So a
 * record that was cut off or damaged is known.
 */
const RECORD_BYTES = 12;
const NAME = /^(\d+)-(\d+)-([0-9A-Za-z]+)\.usage$/;

/** A journal's file: whose it is, the month it counts in, and the id under which it is merged. */
export interface JournalFile {
  readonly path: string;
  readonly id: string;
  readonly processId: number;
  readonly month: Month;
}

/** Units of an account; both numbers below 2^32. */
export interface AccountUnits {
  readonly accountId: number;
  readonly units: number;
}

/** The folder of the journals, beside the database. */
export function journalFolder(varDir: string): string {
  return join(varDir, 'usage');
}

/** The journals in a folder, of this process and of others. */
export function listJournals(folder: string): JournalFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, processId, month, id] = NAME.exec(name) ?? [];
    if (id === undefined) return [];
    return [{ path: join(folder, name), id, processId: Number(processId), month: Number(month) }];
  });
}

/**
 * One month's use that the database does not hold yet, in a file of its own: appending to it
 * costs a tenth of a commit, and what was appended survives a killed process. Only a power
 * cut can take the last records, as it can take the database's last commits.
 */
export class UsageJournal {
  readonly file: JournalFile;
  readonly #descriptor: number;
  #size = 0;

  /** Creates the file, and the folder where there is none. @throws when it cannot be created. */
  constructor(folder: string, file: Omit<JournalFile, 'path'>) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${file.processId}-${file.month}-${file.id}.usage`);
    this.#descriptor = openSync(path, 'wx', 0o600);
    this.file = { ...file, path };
  }

  /**
   * Appends all or nothing: records that were cut off would be written a second time later.
   * @throws when there is no room.
   */
  append(entries: readonly AccountUnits[]): void {
    const bytes = Buffer.allocUnsafe(entries.length * RECORD_BYTES);
    let at = 0;
    for (const { accountId, units } of entries) {
      bytes.writeUInt32LE(accountId, at);
      bytes.writeUInt32LE(units, at + 4);
      bytes.writeUInt32LE(crc32(bytes.subarray(at, at + 8)), at + 8);
      at += RECORD_BYTES;
    }
    const count = writeSync(this.#descriptor, bytes, 0, bytes.length, this.#size);
    if (count < bytes.length) {
      ftruncateSync(this.#descriptor, this.#size);
      throw new Error(`${this.file.path}: the disk is full`);
    }
    this.#size += count;
  }

  /** Lets go of the file; nothing is appended after this. */
  close(): void {
    closeSync(this.#descriptor);
  }
}

/**
 * What a journal holds: units by account, in the order in which accounts first come up.
 * @throws StoreError when a record is damaged.
 */
export function readJournal(path: string): Map<number, number> {
  const bytes = readFileSync(path);
  const sums = new Map<number, number>();
  // What follows the last whole record is one that its writer did not live to finish.
  const end = bytes.length - (bytes.length % RECORD_BYTES);
  for (let at = 0; at < end; at += RECORD_BYTES) {
    if (bytes.readUInt32LE(at + 8) !== crc32(bytes.subarray(at, at + 8))) {
      // After a power cut a file may have grown and its last bytes may be missing.
      if (bytes.subarray(at).every((byte) => byte === 0)) break;
      throw new StoreError(
        `${path}: is damaged at byte ${at}; restore it from a backup, or move it away: what it counted is lost then`,
      );
    }
    const accountId = bytes.readUInt32LE(at);
    sums.set(accountId, (sums.get(accountId) ?? 0) + bytes.readUInt32LE(at + 4));
  }
  return sums;
}
