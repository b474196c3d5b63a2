import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const MAIN = resolve('upkeep/main.ts');

interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function upkeep(...words: string[]): Said {
  return upkeepIn('.', ...words);
}

function upkeepIn(cwd: string, ...words: string[]): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, out: stdout, err: stderr };
}

describe('proofs', () => {
  /** Each says what the issue would say by then; a bad one then misses a bar, a mute one just fails. */
  const PROOF = `
    console.log(require('node:fs').readFileSync('kept/found', 'utf8'));
    const name = process.argv[2];
    if (name === 'bad') console.error('a bar is missed\\n| another is not |');
    process.exitCode = { bad: 3, mute: 4 }[name] ?? 0;`;

  function prove(...names: string[]): { said: Said; kept: (name: string) => string } {
    const folder = tempFolder();
    writeFileSync(join(folder, 'package.json'), '{"scripts":{"toy":"node proof.cjs"}}');
    writeFileSync(join(folder, 'proof.cjs'), PROOF);
    return {
      said: upkeepIn(folder, 'prove', 'kept', 'toy', ...names),
      kept: (name) => readFileSync(join(folder, 'kept', name), 'utf8'),
    };
  }

  it('all run; a failure is reported with the bar it missed, an unfinished one too', () => {
    const { said, kept } = prove('good', 'mute', 'bad', 'better');
    expect(said.status).toBe(1);
    const [good, mute, bad, better] = ['good', 'mute', 'bad', 'better'].map(
      (name) => `toy ${name} did not come to its end`,
    );
    expect(kept('good.txt').trim().split('\n')).toEqual([good, mute, bad, better]);
    const failed = [
      'toy mute ended with 4:',
      mute,
      bad,
      better,
      'toy bad ended with 3:',
      'a bar is missed',
    ];
    expect(kept('better.txt').trim().split('\n')).toEqual([...failed, better]);
    expect(kept('found').split('\n')).toEqual(failed);
    expect(said.out).toContain('| another is not |');
  });

  it('leave nothing to report when all of them pass', () => {
    const { said, kept } = prove('good', 'better');
    expect([said.status, kept('found')]).toEqual([0, '']);
  });
});

it('prints its usage for anything else', () => {
  expect(upkeep('dance')).toEqual({
    status: 1,
    out: '',
    err: 'write comment, issue, pages, prove or pull\n',
  });
  const { status, err } = upkeep('issue', 'links', 'Links', 'package.json');
  expect([status, err]).toEqual([1, expect.stringContaining('are set by GitHub')]);
});
