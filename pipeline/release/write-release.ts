import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DraftFiles } from './draft.ts';

/** Names of unfinished folders; the dot keeps them from being read as a release. */
const UNFINISHED = '.unfinished-';

/**
 * Writes a release folder: a temporary folder, every file synced, then one rename. A reader of
 * `artifacts/` sees the old set or the new one, never a mix, even if the process is killed
 * half-way; the next run removes what it left. Decision 17.
 */
export function writeRelease(artifactsDir: string, dataVersion: string, files: DraftFiles): void {
  mkdirSync(artifactsDir, { recursive: true });
  removeUnfinished(artifactsDir);
  const temporary = join(artifactsDir, `${UNFINISHED}${dataVersion}`);
  mkdirSync(temporary);
  for (const [name, text] of files) {
    const file = openSync(join(temporary, name), 'wx');
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
  }
  syncFolder(temporary);
  renameSync(temporary, join(artifactsDir, dataVersion));
  syncFolder(artifactsDir);
}

function removeUnfinished(artifactsDir: string): void {
  for (const name of readdirSync(artifactsDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(artifactsDir, name), { recursive: true });
  }
}

/** Makes the folder's own entries durable. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
