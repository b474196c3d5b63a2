import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, statfsSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile } from './synced-files.ts';

const RESERVE_BYTES = 2 * 1024 * 1024;
/** The room for one change: SQLite's shared memory grows by 32 KiB, and a change writes as much. */
const STEP_BYTES = 128 * 1024;

/**
 * Reserved room on the disk of `VAR_DIR`, so that a key can be revoked when the disk is full. It
 * is a file, because `npm run keys` beside the server must be able to release a part of it too.
 * @param free the free bytes on a folder's disk.
 */
export function diskReserve(varDir: string, free = freeBytes) {
  const file = join(varDir, 'reserve');
  const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

  return {
    /**
     * Fills the reserve up, unless the disk is nearly full or the folder is missing, which the
     * store's health reports.
     * @throws the system's error when it cannot be written.
     */
    fill(): void {
      const missing = RESERVE_BYTES - size();
      if (missing <= 0 || !existsSync(varDir) || free(varDir) < 2 * RESERVE_BYTES) return;
      makePrivateFile(file);
      // Random: some file systems do not store zeros.
      appendFileSync(file, randomBytes(missing));
    },
    /**
     * Runs `work`, and again with a part of the reserve while it fails on a full disk.
     * @param isMeant whether the reserve is for this work; called after a failure.
     * @throws what `work` throws when the disk is not full, or the reserve is used up.
     */
    spendOn<T>(work: () => T, isMeant = () => true): T {
      for (;;) {
        try {
          return work();
        } catch (error) {
          const held = size();
          if (!isMeant() || held === 0 || free(varDir) >= STEP_BYTES) throw error;
          truncateSync(file, Math.max(0, held - STEP_BYTES));
        }
      }
    },
  };
}

/** The bytes free for users other than root. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
