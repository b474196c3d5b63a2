import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dev } from 'astro';
import { ReleaseError } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { compareData } from '../compare/compare-data.ts';
import { formatDiagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { countryArtifact } from '../release/country-artifact.ts';
import { dataOf, readHistory } from '../release/history.ts';
import { nextVersion } from '../release/next-version.ts';
import { writeRelease } from '../release/write-release.ts';
import type { Command } from './command.ts';
import { readAll } from './read-all.ts';
import { draftOf } from './release.ts';
import { readWords } from './words.ts';

/**
 * `preview CC`: serves the site's pages from the working copy, as if it had been
 * released, until it is stopped. Nothing is written below `artifacts/`.
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
  const folder = mkdtempSync(join(tmpdir(), 'redletter-preview-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  try {
    const history = readHistory(folders.artifacts);
    const all = readAll(surroundings, [], history);
    // Errors of other countries do not keep this one from being looked at.
    const about = sortDiagnostics(all.diagnostics).filter(
      ({ place }) => place.file.includes(`${code}.`) || place.file === 'sources',
    );
    for (const diagnostic of about) complain(formatDiagnostic(diagnostic));
    if (!all.countries.some(({ file }) => file.code === code)) {
      if (!hasErrors(about)) complain(`there is no source file sources/${code}.yaml`);
      return 1;
    }
    if (existsSync(folders.artifacts)) cpSync(folders.artifacts, folder, { recursive: true });
    const newest = history.at(-1);
    const released = formatIsoDate(surroundings.today);
    const versions = history.map(({ manifest }) => manifest.data_version);
    const dataVersion = nextVersion(versions, released);
    const now = { countries: all.countries.map(countryArtifact), disagreements: all.disagreements };
    const differences = newest === undefined ? [] : compareData(dataOf(newest), now, released);
    const changes = differences.flatMap((difference) => difference.changes);
    const previous = newest?.manifest.data_version ?? null;
    writeRelease(folder, dataVersion, draftOf(all, { dataVersion, previous, released, changes }));
    process.env.ARTIFACTS_DIR = folder;
    const server = await dev({ server: { port: 0 }, logLevel: 'error' });
    const address = `http://127.0.0.1:${server.address.port}/${code.toLowerCase()}/2026/`;
    print(`${code} from the working copy: ${address} (Ctrl-C to stop)`);
    return await new Promise<number>(() => undefined);
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
};
