import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

function upkeep(...words: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['upkeep/main.ts', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, out: stdout, err: stderr };
}

it('copies the pages of the countries that are named, and no other', () => {
  const folder = tempFolder();
  for (const page of ['gb/2026/index.html', 'data/gb/index.html', 'us/2026/index.html']) {
    mkdirSync(dirname(join(folder, 'site', page)), { recursive: true });
    writeFileSync(join(folder, 'site', page), page);
  }
  writeFileSync(join(folder, 'countries'), 'GB\nSE\n');
  const target = join(folder, 'pages');
  expect(upkeep('pages', join(folder, 'site'), join(folder, 'countries'), target)).toEqual({
    status: 0,
    out: 'gb\ndata/gb\n',
    err: '',
  });
  expect(readFileSync(join(target, 'gb/2026/index.html'), 'utf8')).toBe('gb/2026/index.html');
  expect(existsSync(join(target, 'us'))).toBe(false);
});

it('says what it does when it is told to do something else', () => {
  expect(upkeep('dance')).toEqual({
    status: 1,
    out: '',
    err: 'write comment, issue or pages\n',
  });
  const { status, err } = upkeep('issue', 'links', 'Links', 'package.json');
  expect([status, err]).toEqual([1, expect.stringContaining('are set by GitHub')]);
});
