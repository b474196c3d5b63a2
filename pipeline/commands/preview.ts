import { ReleaseError } from '../../src/artifact/load-release.ts';
import { diagnosticLines, sortDiagnostics } from '../read/diagnostic.ts';
import { readHistory } from '../release/history.ts';
import type { Command } from './command.ts';
import { draftFolder } from './draft-folder.ts';
import { readAll } from './read-all.ts';
import { readWords } from './words.ts';

/**
 * `preview CC`: serves the site's pages from the working copy, as if it were released, until
 * stopped. It writes nothing below `artifacts/`.
 */
export const previewCommand: Command = async (words, surroundings) => {
  const { complain, print, folders } = surroundings;
  const read = readWords(words, {}, complain, 1);
  if (read === null) return 1;
  const code = read.rest[0]?.toUpperCase();
  if (code === undefined) {
    complain('name a country: npm run data -- preview GB');
    return 1;
  }
  try {
    const history = readHistory(folders.artifacts);
    const all = readAll(surroundings, [], history);
    // Errors in other countries do not block this preview.
    const known = folders.sources.names?.includes(`${code}.yaml`) === true;
    const about = sortDiagnostics(all.diagnostics).filter(({ place }) =>
      place.file.includes(`${code}.`),
    );
    for (const diagnostic of about) diagnosticLines(diagnostic).forEach(complain);
    if (!known) complain(`there is no source file sources/${code}.yaml`);
    if (!all.countries.some(({ file }) => file.code === code)) return 1;
    const folder = draftFolder(all, history, surroundings);
    const address = await servePages(folder);
    print(`${code} from the working copy: ${address}/${code.toLowerCase()}/2026/ (Ctrl-C to stop)`);
    return await new Promise<number>(() => undefined);
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
};

/** Runs the site's development server on a free local port and returns its address. */
async function servePages(artifacts: string): Promise<string> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  process.env.ARTIFACTS_DIR = artifacts;
  // Astro takes a second to load, and only a preview needs it.
  const { dev } = await import('astro');
  const server = await dev({ server: { port: 0 }, logLevel: 'error' });
  return `http://127.0.0.1:${server.address.port}`;
}
