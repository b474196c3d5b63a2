import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { packSite } from '../../../src/server/files/site-pack.ts';
import { SITE_PLACEHOLDER } from '../../../src/server/files/site-placeholder.ts';
import { addBuild, beginBuild, nameContract } from '../../../src/server/run/builds.ts';

export const PAGE = `<!doctype html><title>Page</title>${'<p>words</p>'.repeat(99)}`;

export const TOY_BUILD = '0123456789abcdef';

/** The files of a small built site, by their path below the client folder. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  'busy/index.html': `${PAGE}<p>One moment, please</p>`,
  'account/index.html': `${PAGE}<div id="slot"></div>`,
  'keys/index.html': `${PAGE}<div id="slot"></div>`,
  'report/index.html': `${PAGE}<form><div id="slot"></div></form>`,
  'report/kept/index.html': `${PAGE}<div id="slot"></div>`,
  // Like the other page in kind, listed on either side of it, and of another length.
  'gb/2026/index.html': `${PAGE}<p>British words</p>`,
  'us/2026/index.html': PAGE,
  'za/2026/index.html': `${PAGE}<p>South African words</p>`,
  'us/2026.ics': 'BEGIN:VCALENDAR\r\n',
  'us/2026.json': '{}',
  'us/2026.csv': 'date\n',
  'us/2026.md': '# 2026\n',
  'data/changes.atom': '<feed/>',
  'data/2026.11.1/US.json': '{}',
  'data/2026.11.1/datapackage.json': '{}',
  'data/redletter-2026.11.1.tar.gz': 'tar',
  '_astro/page.abc123.css': 'p{color:red}',
  '.well-known/api-catalog': '{}',
  '.well-known/security.txt': 'Contact: mailto:security@example\n',
  'fonts/face.woff2': 'wOF2',
};

/**
 * Makes a built site below the folder of a build: its pack.
 * @param more files, by path below the folder of the build.
 * @returns where its client folder was.
 */
export function writeToySite(folder: string, more: Readonly<Record<string, string>> = {}): string {
  const clientDir = join(folder, 'client');
  for (const [path, text] of Object.entries(FILES)) write(clientDir, path, text);
  for (const [path, text] of Object.entries(more)) write(folder, path, text);
  packSite(clientDir);
  return clientDir;
}

/**
 * Adds a build of the toy site to a folder of builds, for the newest release below
 * `artifactsDir`. Its page `/made/` names that release and the address at which it is served.
 * @param name 16 hexadecimal digits.
 * @param more files, by path below the folder of the build.
 */
export function addToyBuild(
  distDir: string,
  artifactsDir: string,
  name = TOY_BUILD,
  more: Readonly<Record<string, string>> = {},
): void {
  const { manifest, manifestSha256 } = loadNewestRelease(artifactsDir);
  const folder = beginBuild(distDir);
  const made = `<!doctype html><title>${manifest.data_version}</title><p>${SITE_PLACEHOLDER}/made/`;
  writeToySite(folder, { 'client/made/index.html': made, ...more });
  addBuild(distDir, folder, name, {
    data_version: manifest.data_version,
    manifest_sha256: manifestSha256,
    contract: ownContract(),
  });
}

let contract: string | undefined;

/** Describes the code of this checkout, which no test changes: it is read once. */
function ownContract(): string {
  contract ??= nameContract('.');
  return contract;
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
