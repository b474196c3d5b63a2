import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftRelease } from '../../pipeline/release/draft.ts';
import {
  listReleases,
  loadReleases,
  ReleaseError,
  readChain,
} from '../../src/artifact/load-release.ts';
import { Random } from '../support/random.ts';
import { runsOf } from '../support/sample.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { country, holiday } from '../support/world/toy-release.ts';

/** Two releases of format 1, which name no hash, and four of format 2. */
const VERSIONS = ['2026.9.1', '2026.9.2', '2026.10.1', '2026.11.1', '2026.11.2', '2026.12.1'];
const whole = mkdtempSync(join(tmpdir(), 'redletter-chain-'));
afterAll(() => rmSync(whole, { recursive: true }));

beforeAll(() => {
  for (const [index, version] of VERSIONS.entries()) {
    const chain = index === 0 ? [] : readChain(whole);
    const [year, month] = version.split('.').map((part) => part.padStart(2, '0'));
    const files = new Map(
      draftRelease({
        dataVersion: version,
        chain,
        released: `${year}-${month}-15`,
        countries: [country([holiday('feast', `2026-05-0${index + 1}`)])],
        changes: [],
        facts: [],
        secondOpinion: { package: 'other 1.0', compared: [], disagreements: [] },
        translations: [],
      }),
    );
    if (index < 2) {
      const { first, last, earlier, ...manifest } = JSON.parse(files.get('manifest.json') ?? '');
      const previous = manifest.previous?.data_version ?? null;
      files.set('manifest.json', JSON.stringify({ ...manifest, schema_version: 1, previous }));
    }
    mkdirSync(join(whole, version));
    for (const [name, text] of files) writeFileSync(join(whole, version, name), text);
  }
});

/** The error that a copy gives once it was altered; null when nothing is wrong. */
function told(spoil: (folder: string) => void): string | null {
  const folder = tempFolder();
  cpSync(whole, folder, { recursive: true });
  spoil(folder);
  try {
    loadReleases(folder);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError)) throw thrown;
    return thrown.message.slice(folder.length + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Changes only the manifest. */
function rewrite(folder: string, version: string, more: object): void {
  const path = join(folder, version, 'manifest.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...more }));
}

describe('a chain of releases', () => {
  it('is read oldest first when intact', () => {
    expect(told(() => undefined)).toBeNull();
    expect(loadReleases(whole).map(({ manifest }) => manifest.data_version)).toEqual(VERSIONS);
    const links = readChain(whole).map(({ manifest }) =>
      manifest.links.map((link) => link.data_version),
    );
    expect(links).toEqual([
      [],
      [],
      ['2026.9.2', '2026.9.1'],
      ['2026.10.1'],
      ['2026.11.1'],
      ['2026.11.2'],
    ]);
  });

  it.each<[string, (folder: string) => void, string]>([
    [
      'an old release was rewritten, with its manifest',
      (folder) => rewrite(folder, '2026.9.1', { released: '2026-09-14' }),
      '2026.9.1/manifest.json: is not the one that 2026.10.1 vouches for; restore it from version control',
    ],
    [
      'one of format 2 was rewritten',
      (folder) => rewrite(folder, '2026.11.1', { released: '2026-11-14' }),
      '2026.11.1/manifest.json: is not the one that 2026.11.2 vouches for; restore it from version control',
    ],
    [
      'one was left out',
      (folder) => rmSync(join(folder, '2026.11.1'), { recursive: true }),
      '2026.11.2/manifest.json: follows 2026.11.1, and 2026.10.1 stands before it; restore it from version control',
    ],
    [
      'the first was left out',
      (folder) => rmSync(join(folder, '2026.9.1'), { recursive: true }),
      '2026.9.2/manifest.json: follows 2026.9.1, and nothing stands before it; restore it from version control',
    ],
    [
      'one was put in between',
      (folder) => {
        cpSync(join(folder, '2026.11.2'), join(folder, '2026.11.10'), { recursive: true });
        rewrite(folder, '2026.11.10', { data_version: '2026.11.10' });
      },
      '2026.11.10/manifest.json: follows 2026.11.1, and 2026.11.2 stands before it; restore it from version control',
    ],
    [
      'one was renamed',
      (folder) => renameSync(join(folder, '2026.12.1'), join(folder, '2026.12.2')),
      '2026.12.2/manifest.json: is the manifest of 2026.12.1; restore it from version control',
    ],
    [
      'the newest is older than the one before it',
      (folder) => rewrite(folder, '2026.12.1', { released: '2026-11-14' }),
      '2026.12.1/manifest.json: was released before 2026.11.2; restore it from version control',
    ],
  ])('%s: it is told', (_what, spoil, message) => {
    expect(told(spoil)).toBe(message);
  });

  it('is found broken in each of 1,000 trials', () => {
    const random = new Random(20_261_122);
    const folder = tempFolder();
    cpSync(whole, folder, { recursive: true });
    const bytesOf = (path: string) => readFileSync(join(whole, path));
    for (let trial = 0; trial < runsOf(1_000); trial += 1) {
      const version = random.pick(VERSIONS.slice(0, -1));
      const other = random.pick(VERSIONS.filter((each) => each !== version));
      const way = random.pick(['rewritten', 'reordered', 'dropped'] as const);
      const touched: string[] = [];
      const write = (path: string, bytes: Buffer) => {
        touched.push(path);
        writeFileSync(join(folder, path), bytes);
      };
      if (way === 'rewritten') {
        // Changes a file and its hash in the manifest, so that both agree.
        const text = bytesOf(`${version}/TY.json`).toString('utf8');
        const altered = Buffer.from(text.replaceAll('feast', `feast-${trial}`));
        write(`${version}/TY.json`, altered);
        const manifest = JSON.parse(bytesOf(`${version}/manifest.json`).toString('utf8'));
        for (const file of manifest.files) {
          if (file.name !== 'TY.json') continue;
          file.size = altered.length;
          file.sha256 = createHash('sha256').update(altered).digest('hex');
        }
        write(`${version}/manifest.json`, Buffer.from(JSON.stringify(manifest)));
      } else if (way === 'reordered') {
        for (const [to, from] of [
          [version, other],
          [other, version],
        ]) {
          const text = bytesOf(`${from}/manifest.json`).toString('utf8');
          const named = text.replace(/("data_version": ?)"[^"]+"/, `$1"${to}"`);
          write(`${to}/manifest.json`, Buffer.from(named));
        }
      } else renameSync(join(folder, version), join(folder, `gone-${version}`));
      expect(() => readChain(folder), `${way} ${version} ${other}`).toThrow(ReleaseError);
      if (way === 'dropped') renameSync(join(folder, `gone-${version}`), join(folder, version));
      for (const path of touched) writeFileSync(join(folder, path), bytesOf(path));
    }
    expect(listReleases(folder)).toEqual(VERSIONS);
    expect(() => readChain(folder)).not.toThrow();
  });
});
