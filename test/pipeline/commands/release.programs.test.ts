import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MONEY_CODES } from '../../../src/artifact/codes.ts';
import { sourceCodes } from '../../../trials/drills/project-copy.ts';
import { filesBelow } from '../../support/files-below.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MAIN = resolve('pipeline/main.ts');

it('a release gives the same bytes in another folder, time zone and language', () => {
  const copies = [
    { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    { TZ: 'America/Adak', LANG: 'C', LC_ALL: 'C' },
  ].map((env) => {
    const folder = tempFolder();
    cpSync('sources', join(folder, 'sources'), { recursive: true });
    for (const name of readdirSync(join(folder, 'sources/texts'))) {
      // Without the earlier releases, some translations would have no text to translate.
      const file = join(folder, 'sources/texts', name);
      const words = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...words, texts: {} }, null, 2));
    }
    const run = spawnSync(process.execPath, [MAIN, 'release', '--date', '2026-11-20'], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(run.stderr.split('\n').filter((line) => line.includes(' error: '))).toEqual([]);
    // Progress goes only to a terminal, so a pipe receives none of it.
    expect(run.stderr + run.stdout).not.toContain('\u001b');
    return filesBelow(join(folder, 'artifacts'));
  });
  expect(Object.keys(copies[0] ?? {})).toHaveLength(
    sourceCodes().length + MONEY_CODES.length + readdirSync('sources/texts').length + 4,
  );
  expect(copies[0]).toEqual(copies[1]);
});
