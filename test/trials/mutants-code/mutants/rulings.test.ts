import { expect, it } from 'vitest';
import { Rulings } from '../../../../trials/mutants-code/mutants/rulings.ts';

const TEXT = 'const most = a < b ? a : b;\n';
const AT = TEXT.indexOf('<');
const LESS_OR_EQUAL = { kind: 'operator', file: 'src/a.ts', from: AT, to: AT + 1, text: '<=' };
const FILES = [{ file: 'src/a.ts', text: TEXT, candidates: [LESS_OR_EQUAL] }];
const ruling = (mutated: string, file = 'src/a.ts') => `
- file: ${file}
  original: 'const most = a < b ? a : b;'
  mutated: '${mutated}'
  reason: Of two equal ones it does not matter which is taken.
`;

it('rules on the mutants that it names, and no others', () => {
  const rulings = new Rulings(ruling('const most = a <= b ? a : b;'));
  expect(rulings.has('src/a.ts', TEXT.trim(), 'const most = a <= b ? a : b;')).toBe(true);
  expect(rulings.has('src/a.ts', TEXT.trim(), 'const most = !(a < b) ? a : b;')).toBe(false);
  expect(rulings.unneeded(FILES)).toEqual([]);
});

it('reports rulings that the code does not need', () => {
  const [gone] = new Rulings(ruling('const most = a === b ? a : b;')).unneeded(FILES);
  expect(gone).toBe('src/a.ts: const most = a < b ? a : b; → const most = a === b ? a : b;');
  const moved = new Rulings(ruling('const most = a <= b ? a : b;', 'src/b.ts'));
  expect(moved.unneeded(FILES)).toHaveLength(1);
});

it('refuses a ruling without a reason', () => {
  expect(() => new Rulings(ruling('x').replace(/reason:.*/u, "reason: ''"))).toThrow();
});
