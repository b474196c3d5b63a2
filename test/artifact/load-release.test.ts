import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseCommand } from '../../pipeline/commands/release.ts';
import {
  listReleases,
  loadFile,
  loadNewestRelease,
  loadRelease,
  ReleaseError,
} from '../../src/artifact/load-release.ts';
import { countryArtifactSchema } from '../../src/artifact/schema.ts';
import { oneHoliday } from '../support/pipeline/toyland.ts';
import { workshop } from '../support/pipeline/workshop.ts';

async function releaseFolder(): Promise<string> {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  await shop.run(releaseCommand);
  return join(shop.folder, 'artifacts/2026.11.1');
}

function refusal(folder: string): string {
  try {
    loadRelease(folder);
    return 'accepted';
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError)) throw thrown;
    // EX_CONFIG of sysexits: a restart does not help.
    expect(thrown.exitCode).toBe(78);
    return thrown.message.slice(folder.length + 1);
  }
}

describe('verifying a release', () => {
  it('reads an intact release', async () => {
    const folder = await releaseFolder();
    expect(loadRelease(folder).countries.map(({ country }) => country)).toEqual(['XX']);
    expect(loadNewestRelease(join(folder, '..')).manifest.data_version).toBe('2026.11.1');
  });

  it('one flipped bit anywhere is found, and the file named', async () => {
    const folder = await releaseFolder();
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name));
      for (const place of [0, Math.floor(bytes.length / 2), bytes.length - 2]) {
        const damaged = Buffer.from(bytes);
        damaged[place] = (damaged[place] ?? 0) ^ 0b0000_0100;
        writeFileSync(join(folder, name), damaged);
        if (name === 'manifest.json') {
          // Nothing here holds a hash of the manifest: its form or a file's hash reveals the change.
          expect(refusal(folder), `${name} ${place}`).toMatch(/^\S+\.json: /u);
        } else {
          expect(refusal(folder), `${name} ${place}`).toBe(
            `${name}: differs from its manifest; restore it from version control`,
          );
        }
      }
      writeFileSync(join(folder, name), bytes);
    }
    expect(refusal(folder)).toBe('accepted');
  });

  it.each(['XX.json', 'changes.json', 'second-opinion.json', 'manifest.json'])(
    'a missing %s is found',
    async (name) => {
      const folder = await releaseFolder();
      rmSync(join(folder, name));
      expect(refusal(folder)).toBe(`${name}: is missing or cannot be read`);
      // The log holds the message of the system.
      expect(() => loadRelease(folder)).toThrow(
        expect.objectContaining({ cause: expect.objectContaining({ code: 'ENOENT' }) }),
      );
    },
  );

  it.each(['changes.json', 'second-opinion.json'])(
    'a manifest without its %s is refused, even if every file agrees with it',
    async (name) => {
      const folder = await releaseFolder();
      const path = join(folder, 'manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      const files = manifest.files.filter((file: { name: string }) => file.name !== name);
      writeFileSync(path, JSON.stringify({ ...manifest, files }));
      rmSync(join(folder, name));
      expect(refusal(folder)).toBe(`${name}: is missing`);
    },
  );

  it('an extra file is found', async () => {
    const folder = await releaseFolder();
    writeFileSync(join(folder, 'XY.json'), '{}\n');
    expect(refusal(folder)).toBe('XY.json: is not in the manifest; remove it');
  });

  it('a malformed file is named, with the place in it', async () => {
    const folder = await releaseFolder();
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, released: '2026-02-30' }));
    expect(refusal(folder)).toBe(
      'manifest.json: has another form than this version reads at released: must be a real date, written YYYY-MM-DD',
    );
    writeFileSync(path, '{');
    expect(refusal(folder)).toBe('manifest.json: is not JSON');
  });

  it('the newest of several releases is read, with countries in order of their codes', async () => {
    const folder = await releaseFolder();
    const artifacts = join(folder, '..');
    const newer = join(artifacts, '2026.11.2');
    cpSync(folder, newer, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(newer, 'manifest.json'), 'utf8'));
    const [file] = manifest.files.filter(({ name }: { name: string }) => name === 'XX.json');
    const renamed = readFileSync(join(newer, 'XX.json'), 'utf8').replace('"XX"', '"AA"');
    writeFileSync(join(newer, 'ZZ.json'), renamed);
    const sha256 = createHash('sha256').update(renamed).digest('hex');
    manifest.files.push({ ...file, name: 'ZZ.json', sha256 });
    manifest.data_version = '2026.11.2';
    manifest.previous = {
      data_version: '2026.11.1',
      manifest_sha256: loadRelease(folder).manifestSha256,
    };
    writeFileSync(join(newer, 'manifest.json'), JSON.stringify(manifest));
    const release = loadNewestRelease(artifacts);
    expect(release.manifest.data_version).toBe('2026.11.2');
    expect(release.countries.map(({ country }) => country)).toEqual(['AA', 'XX']);
  });

  it('a single country is checked against the schema unless its bytes are known', async () => {
    const folder = await releaseFolder();
    const text = '{"country":"XX"}';
    writeFileSync(join(folder, 'XX.json'), text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const file = { name: 'XX.json', size: text.length, sha256 };
    await expect(loadFile(countryArtifactSchema, folder, file, false)).rejects.toThrow(
      /XX\.json: has another form/,
    );
    expect(await loadFile(countryArtifactSchema, folder, file, true)).toEqual({ country: 'XX' });
    await expect(
      loadFile(countryArtifactSchema, folder, { ...file, size: 1 }, true),
    ).rejects.toThrow(ReleaseError);
  });

  it('unfinished folders and other names are not releases', async () => {
    const artifacts = join(await releaseFolder(), '..');
    writeFileSync(join(artifacts, '2026.13.1'), '');
    writeFileSync(join(artifacts, '.unfinished-2026.11.2'), '');
    writeFileSync(join(artifacts, '2026.11.1-old'), '');
    writeFileSync(join(artifacts, 'old-2026.11.1'), '');
    expect(listReleases(artifacts)).toEqual(['2026.11.1']);
  });

  it('a folder without a release is an error that says so', () => {
    expect(() => loadNewestRelease('sources')).toThrow('sources: holds no release');
    expect(() => loadNewestRelease('no-such-folder')).toThrow('no-such-folder: cannot be read');
  });
});
