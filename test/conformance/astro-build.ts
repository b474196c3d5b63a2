import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'astro';
import config from '../../astro.config.mjs';

export interface TemporaryBuild {
  readonly distDir: string;
  remove(): void;
}

/** Builds the endpoints under /v1, and nothing else of the site, as the real build does. */
export async function buildApiPages(): Promise<TemporaryBuild> {
  const root = mkdtempSync(join(tmpdir(), 'redletter-astro-'));
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  cpSync(resolve('src/pages/v1'), join(root, 'src/pages/v1'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  // The site's own settings, without what looks at or writes beside its pages.
  await build({ ...config, root, configFile: false, integrations: [], logLevel: 'error' });
  const distDir = join(root, 'dist');
  return { distDir, remove: () => rmSync(root, { recursive: true }) };
}
