import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Release } from '../../../src/artifact/load-release.ts';
import { makeWheel } from '../../redletter-python/build/make-wheel.ts';
import { makePackages } from './make-package.ts';

/** A package of a release as a file to install. */
export interface OfferedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** The packages of a release that the site offers: `redletter` and `redletter-mcp` for npm, and the wheel. */
export async function offeredFiles(release: Release): Promise<OfferedFile[]> {
  const out = mkdtempSync(join(tmpdir(), 'redletter-packages-'));
  try {
    const { library, tools } = await makePackages(join(out, 'npm'), release);
    const wheel = makeWheel(join(out, 'python'), release);
    return [library, tools, wheel].map((path) => {
      const bytes = readFileSync(path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { name: basename(path), bytes, sha256 };
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
