// @module-tag systemd
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  const env = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').map((word) => word.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  expect(readSettings(Object.fromEntries(env))).toMatchObject({ port: 4321, adminPort: 14_321 });
  expect(unit).toMatch(/^ExecStart=\S+\/node --disable-sigusr1 /m);
});
