import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fresh folder that is removed at the end of the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
