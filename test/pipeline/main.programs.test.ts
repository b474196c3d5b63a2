import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [
    [],
    'a command is missing; write one of announce, ask, check, diff, draft, due, links, new, preview, release, reports, schema, sentences, show, untranslated, untouched, verify\n',
  ],
  [['chekc'], '"chekc" is not a command; did you mean "check"?\n'],
  [
    ['toString'],
    '"toString" is not a command; write one of announce, ask, check, diff, draft, due, links, new, preview, release, reports, schema, sentences, show, untranslated, untouched, verify\n',
  ],
])('an unknown command is reported, and fails: %j', (words, stderr) => {
  const run = spawnSync(process.execPath, ['pipeline/main.ts', ...words], { encoding: 'utf8' });
  expect(run).toMatchObject({ status: 1, stdout: '', stderr });
});

it('a command’s return value is the exit code', () => {
  const words = ['pipeline/main.ts', 'show', 'XX'];
  const run = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(run).toMatchObject({ status: 1, stdout: '' });
  expect(run.stderr).toMatch(/^sources\/XX\.yaml:1:1: error: .*\n$/u);
});
