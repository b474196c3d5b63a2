import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LINES = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ +/u));

it('owners are given to what is there, and every team is explained', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(LINES.length).toBeGreaterThan(1);
  for (const [path = '', team = '', ...more] of LINES) {
    expect(more).toEqual([]);
    expect(path === '*' || existsSync(`.${path}`), path).toBe(true);
    expect(guide).toContain(`\`${team}\``);
  }
});

it('a new country needs no line: the folder of the sources has its owners', () => {
  expect(LINES.map(([path]) => path)).toContain('/sources/');
});
