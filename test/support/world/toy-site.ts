import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const PAGE = `<!doctype html><title>Page</title>${'<p>words</p>'.repeat(99)}`;

/** The files of a small built site, by their path below the client folder. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  // Before and behind the other page of the same kind, with another length.
  'gb/2026/index.html': `${PAGE}<p>British words</p>`,
  'us/2026/index.html': PAGE,
  'za/2026/index.html': `${PAGE}<p>South African words</p>`,
  'us/2026.ics': 'BEGIN:VCALENDAR\r\n',
  'us/2026.json': '{}',
  'us/2026.csv': 'date\n',
  'us/2026.md': '# 2026\n',
  'data/changes.atom': '<feed/>',
  '_astro/page.abc123.css': 'p{color:red}',
  '.well-known/api-catalog': '{}',
  'fonts/face.woff2': 'wOF2',
};

/** Writes a built site below `distDir`; pages have their compressed siblings. */
export function writeToySite(distDir: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(distDir, 'client', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (text.startsWith(PAGE)) {
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text));
    }
  }
}
