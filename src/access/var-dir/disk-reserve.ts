import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, statfsSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile } from './synced-files.ts';

const RESERVE_BYTES = 2 * 1024 * 1024;
/** What one change is given: SQLite's shared memory grows by 32 KiB, a change writes as much. */
const STEP_BYTES = 128 * 1024;

/**
 * Room held back on the disk of `VAR_DIR`, so that a key can be revoked when the disk is full. A
 * file, because every process can give a part of it back: `npm run keys` runs beside the server.
 */
export class DiskReserve {
  readonly #varDir: string;
  readonly #file: string;
  readonly #freeBytes: (folder: string) => number;

  /** @param free how many bytes are free on the disk of a folder. */
  constructor(varDir: string, free = freeBytes) {
    this.#varDir = varDir;
    this.#freeBytes = free;
    this.#file = join(varDir, 'reserve');
  }

  /**
   * Takes what is missing of the reserve, unless the disk is nearly full or the folder was taken away,
   * which the health of the store tells; called again and again.
   * @throws the system's error when it cannot be written.
   */
  fill(): void {
    const missing = RESERVE_BYTES - this.#size();
    if (missing <= 0 || !existsSync(this.#varDir)) return;
    if (this.#freeBytes(this.#varDir) < 2 * RESERVE_BYTES) return;
    makePrivateFile(this.#file);
    // Random: some file systems keep nothing of zeros.
    appendFileSync(this.#file, randomBytes(missing));
  }

  /**
   * Does `work`, and again with a part of the reserve for as long as it fails on a full disk.
   * @param isMeant whether the reserve is there for this work, asked after it has failed.
   * @throws what `work` throws when the disk is not full, or nothing of the reserve is left.
   */
  spendOn<T>(work: () => T, isMeant = () => true): T {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isMeant() || !this.#giveBack()) throw error;
      }
    }
  }

  /** @returns false when the disk has room for a change all the same, or nothing is left. */
  #giveBack(): boolean {
    const size = this.#size();
    if (size === 0 || this.#freeBytes(this.#varDir) >= STEP_BYTES) return false;
    truncateSync(this.#file, Math.max(0, size - STEP_BYTES));
    return true;
  }

  #size(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** What is free for users who are not root. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
