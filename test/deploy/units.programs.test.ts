// @module-tag systemd
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingSettings } from '../../src/settings/missing-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** What systemd calls the most that is good. */
const EXPOSURE_MAX = 2.5;

test.each([
  ['redletter@.service', 'redletter@4321.service'],
  ['redletter-redis.service', 'redletter-redis.service'],
])('%s may do no more than it needs, and comes back', (file, name) => {
  const unit = join(tempFolder(), name);
  copyFileSync(join('deploy', file), unit);
  // Lines that systemd does not know, or understands otherwise.
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit]);
  const lines = String(stderr).split('\n');
  expect(
    lines.filter((line) => /redletter.*(?:Unknown|Failed to parse|ignoring)/.test(line)),
  ).toEqual([]);
  const said = execFileSync(
    'systemd-analyze',
    ['security', '--offline=yes', '--no-pager', `--threshold=${EXPOSURE_MAX * 10}`, unit],
    { encoding: 'utf8' },
  );
  expect(Number(/exposure level .*: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(EXPOSURE_MAX);
  expect(readFileSync(unit, 'utf8')).toMatch(/^Restart=always$/m);
});

test('the unit gives settings that the server takes, and lets nobody open its debugger', () => {
  const unit = readFileSync('deploy/redletter@.service', 'utf8').replaceAll('%i', '4321');
  const shared = readFileSync('deploy/settings.env', 'utf8').match(/^\w+=.*$/gm) ?? [];
  const own = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  const env = [...own, ...shared].map((word) => word.split(/=(.*)/s).slice(0, 2));
  const settings = readSettings(Object.fromEntries(env));
  expect(settings).toMatchObject({ port: 4321, adminPort: 14_321 });
  expect(missingSettings(settings)).toEqual([]);
  expect(unit).toMatch(/^ExecStart=\S+\/node --disable-sigusr1 /m);
});
