import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadRelease } from '../../../src/artifact/load-release.ts';
import { archiveOf } from '../../../src/site/data/release-archive.ts';
import { useLibrary } from '../../support/library/use-library.ts';

const run = promisify(execFile);
const { folder, home } = await useLibrary();
const README = readFileSync('packages/redletter/README.md', 'utf8');

function blocks(language: string): string[] {
  return [...README.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );
}

const JS = blocks('js');
const SHELL = blocks('sh');

test('every program of the README prints what its comments say', async () => {
  writeFileSync(
    join(folder, 'redletter-2026.11.2.tar.gz'),
    await archiveOf('artifacts', loadRelease('artifacts/2026.11.2')),
  );
  expect(JS.length).toBeGreaterThanOrEqual(5);
  const shown = await Promise.all(
    JS.map(async (text, index) => {
      const file = join(folder, `readme-${index}.mjs`);
      writeFileSync(file, text);
      const { stdout } = await run(process.execPath, [file], { cwd: folder });
      return stdout.trim().split('\n');
    }),
  );
  const said = JS.map((text) =>
    [...text.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].flatMap(([line, what = '']) =>
      // A call in a loop prints one value for each round.
      line.includes('error.code') ? what.split(', ') : [what],
    ),
  );
  expect(shown).toEqual(said);
});

test('every command of the README prints the output shown below it', async () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(join(home, 'redletter.js'), join(bin, 'redletter'));
  const path = [bin, join(process.execPath, '..'), process.env.PATH].join(delimiter);
  const commands = SHELL.flatMap((text) => text.split(/^\$ /m).slice(1));
  expect(commands.length).toBeGreaterThanOrEqual(3);
  for (const text of commands) {
    const [command = '', ...lines] = text.trimEnd().split('\n');
    const { stdout } = await run('sh', ['-c', `${command} || true`], {
      env: { ...process.env, PATH: path },
    });
    expect(stdout.trimEnd().split('\n'), command).toEqual(lines);
  }
});
