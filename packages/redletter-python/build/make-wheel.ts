import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadNewestRelease, type Release } from '../../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { packageVersion, told } from '../../redletter/build/describe.ts';
import { packBeside } from '../../redletter/src/beside/packed-beside.ts';
import { packCountry } from '../../redletter/src/named/packed-country.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(import.meta.dirname, '..');

/**
 * Makes the Python package of the newest release below a folder that is emptied before: in `source`
 * as any Python builder takes it, and as a wheel beside it.
 * @returns the path of the wheel.
 * @throws Error when Python cannot pack it.
 */
export function makeWheel(out: string): string {
  const release = loadNewestRelease(join(ROOT, 'artifacts'));
  const source = join(out, 'source');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  for (const name of ['README.md', 'pyproject.toml', 'redletter', 'build/wheel_of.py']) {
    const isOwn = (path: string) => !path.endsWith('__pycache__');
    cpSync(join(PACKAGE, name), join(source, name), { recursive: true, filter: isOwn });
  }
  for (const name of ['LICENSE', 'LICENSE-DATA']) cpSync(join(ROOT, name), join(source, name));
  writeFileSync(join(source, 'redletter/data.json'), `${JSON.stringify(dataOf(release))}\n`);

  const words = ['-B', 'build/wheel_of.py', out];
  const { status, stdout, stderr, error } = spawnSync('python3', words, {
    cwd: source,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`python3 could not pack the wheel: ${error ?? stderr}`);
  return join(out, stdout.trim());
}

/** What `redletter/_calendars.py` reads: its `Country`, with dates as the other package packs them. */
function dataOf(release: Release): object {
  return {
    version: packageVersion(release.manifest.data_version),
    release: told(release),
    countries: release.countries.map(countryOf),
    money: release.money.map(countryOf),
    rules: release.rules,
  };
}

/** A country, or a calendar of money. */
function countryOf(artifact: CountryArtifact): readonly unknown[] {
  const { country, name, timezone, weekend_days: weekend, notes } = artifact;
  const regions = Object.fromEntries(artifact.regions.map(({ code, name }) => [code, name]));
  const holidays = packCountry(artifact).split('\n\n').at(-1) ?? '';
  const kinds = holidays.split('\n').map((line) => {
    const [holiday, only = '', , dates, local = ''] = line.split('|');
    const [own = '', ...others] = local.split('^');
    const names: Record<string, string> = { '': own };
    for (const other of others) {
      const [codes = '', called = ''] = other.split('=');
      for (const code of codes.split(' ')) names[code] = called;
    }
    return [holiday, names, only, dates];
  });
  const held = artifact.held_until ?? null;
  const [, ...besides] = packBeside([artifact]).split('\n');
  const beside = besides.map((line) => {
    const [called, part, what, dates, only = ''] = line.split('|');
    return [called, part, what, dates, only];
  });
  return [country, name, timezone, weekend, regions, notes, kinds, held, beside];
}
