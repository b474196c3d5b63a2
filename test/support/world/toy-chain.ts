import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftRelease } from '../../../pipeline/release/draft.ts';
import { loadServedChain, readChain } from '../../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../../src/artifact/release-files.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { FIRST } from '../years.ts';
import { release } from './toy-release.ts';
import { TOY_COUNTRIES, writeToyRelease } from './toy-world.ts';

/** An invented release. */
export interface MadeRelease {
  readonly version: string;
  /** YYYY-MM-DD, as are both ends of its range. */
  readonly released: string;
  readonly first: string;
  readonly last: string;
  readonly countries: readonly CountryArtifact[];
}

const [AA, BB, CC] = TOY_COUNTRIES as [CountryArtifact, CountryArtifact, CountryArtifact];

/**
 * The toy world a month earlier: AA had another weekend, no region YYY and one holiday fewer; BB
 * was missing; CC was the same; 2027 was not covered.
 */
export const EARLIER: MadeRelease = {
  version: '2026.10.1',
  released: '2026-10-10',
  first: FIRST,
  last: '2026-12-31',
  countries: [
    {
      ...AA,
      weekend_days: [5, 6],
      regions: AA.regions.filter(({ code }) => code === 'X1'),
      holidays: AA.holidays
        .filter(({ date, name }) => date < '2027' && name !== 'Everywhere Day')
        .map((each) =>
          each.regions === undefined
            ? each
            : { ...each, regions: each.regions.filter((code) => code === 'X1') },
        ),
    },
    CC,
  ],
};
/** A country that is missing from the earlier release. */
export const NEWCOMER = BB.country;

/** Writes a release as the newest below `artifactsDir`, in the form that the loader verifies. */
export function writeRelease(artifactsDir: string, made: MadeRelease): void {
  const { version, released, first, last, countries } = made;
  const folder = join(artifactsDir, version);
  mkdirSync(artifactsDir, { recursive: true });
  const files = draftRelease({
    dataVersion: version,
    chain: readChain(artifactsDir),
    released,
    countries,
    changes: [],
    facts: [],
    secondOpinion: release([]).secondOpinion,
    translations: [],
  });
  mkdirSync(folder);
  for (const [name, text] of files) {
    const written =
      name === 'manifest.json' ? JSON.stringify({ ...JSON.parse(text), first, last }) : text;
    writeFileSync(join(folder, name), written);
  }
}

/** Writes the toy world and its earlier release. */
export function writeToyChain(artifactsDir: string): void {
  writeRelease(artifactsDir, EARLIER);
  writeToyRelease(artifactsDir);
}

/** A chain on disk, with its files. */
export interface OpenChain extends ReturnType<typeof loadServedChain> {
  readonly files: ReleaseFiles;
  readonly artifactsDir: string;
  remove(): void;
}

/** A chain in a folder of its own. */
export function openChain(write: (artifactsDir: string) => void = writeToyChain): OpenChain {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-chain-'));
  write(folder);
  const served = loadServedChain(folder, null);
  return {
    ...served,
    files: new ReleaseFiles(folder, served.chain),
    artifactsDir: folder,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
