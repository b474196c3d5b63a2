import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Release } from '../../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { packageVersion, told } from '../../redletter/build/describe.ts';
import { packBeside } from '../../redletter/src/beside/packed-beside.ts';
import { packCountry } from '../../redletter/src/named/packed-country.ts';
import { metadata } from './metadata.ts';
import { zipOf } from './zip.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(import.meta.dirname, '..');
const WHEEL =
  'Wheel-Version: 1.0\nGenerator: redletter\nRoot-Is-Purelib: true\nTag: py3-none-any\n';

/**
 * Makes the wheel of a release in a folder, which it empties first. Its bytes depend only on the
 * code and the release.
 * @returns the path of the wheel.
 */
export function makeWheel(out: string, release: Release): string {
  const { data_version, released } = release.manifest;
  const stem = `redletter-${packageVersion(data_version)}`;
  const info = `${stem}.dist-info`;
  const files = new Map<string, Buffer>();
  for (const path of globSync('redletter/{*.py,py.typed}', { cwd: PACKAGE }).sort()) {
    files.set(`redletter/${basename(path)}`, readFileSync(join(PACKAGE, path)));
  }
  files.set('redletter/data.json', Buffer.from(`${JSON.stringify(dataOf(release))}\n`));
  for (const name of ['LICENSE', 'LICENSE-DATA']) {
    files.set(`${info}/licenses/${name}`, readFileSync(join(ROOT, name)));
  }
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  files.set(
    `${info}/METADATA`,
    Buffer.from(`${metadata(packageVersion(data_version))}\n${readme}`),
  );
  files.set(`${info}/WHEEL`, Buffer.from(WHEEL));
  const rows = Array.from(files, ([name, bytes]) => `${name},${digestOf(bytes)},${bytes.length}\n`);
  files.set(`${info}/RECORD`, Buffer.from(`${rows.join('')}${info}/RECORD,,\n`));

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const wheel = join(out, `${stem}-py3-none-any.whl`);
  writeFileSync(wheel, zipOf(files, released));
  return wheel;
}

function digestOf(bytes: Buffer): string {
  return `sha256=${createHash('sha256').update(bytes).digest('base64url')}`;
}

/**
 * The form that `redletter/_calendars.py` reads: its `Country`, with dates packed as in the other
 * package.
 */
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
