import { expect, it } from 'vitest';
import { type CodeFile, chooseMutants } from '../../../../trials/mutants-code/mutants/choose.ts';
import { Random } from '../../../support/random.ts';

/** A file; each of its lines can be changed in four ways. */
function codeFile(file: string, lines: number): CodeFile {
  const text = 'abcd\n'.repeat(lines).trimEnd();
  const candidates = Array.from({ length: lines }, (_, line) =>
    ['a', 'b', 'c', 'd'].map((kind, at) => ({
      kind,
      file,
      from: 5 * line + at,
      to: 5 * line + at + 1,
      text: 'x',
    })),
  );
  return { file, text, candidates: candidates.flat() };
}

const FILES = [codeFile('src/long.ts', 300), codeFile('src/short.ts', 100)];
const ALL = { compiles: () => true };

it('spreads mutants over the files by their size, and over the kinds', () => {
  const chosen = [...chooseMutants(FILES, 80, new Random(1), ALL)];
  const byFile = Map.groupBy(chosen, ({ file }) => file);
  expect(byFile.get('src/long.ts')).toHaveLength(60);
  expect(byFile.get('src/short.ts')).toHaveLength(20);
  const kinds = Map.groupBy(chosen, ({ kind }) => kind);
  expect([...kinds.keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
  for (const [, each] of kinds) expect(each.length).toBeGreaterThan(10);
});

it('makes the same choice for the same seed, each mutant once', () => {
  const chosen = (seed: number) => [...chooseMutants(FILES, 50, new Random(seed), ALL)];
  expect(chosen(1)).toEqual(chosen(1));
  expect(chosen(1)).not.toEqual(chosen(2));
  expect(new Set(chosen(1)).size).toBe(50);
});

it('excludes mutants that do not compile, and ends when there are no more', () => {
  const compiler = { compiles: (_file: string, text: string) => text.includes('xx') };
  expect([...chooseMutants(FILES, 10, new Random(1), compiler)]).toEqual([]);
  const few = [codeFile('src/short.ts', 2)];
  expect([...chooseMutants(few, 1000, new Random(1), ALL)]).toHaveLength(
    few[0]?.candidates.length ?? 0,
  );
});
