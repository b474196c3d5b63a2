import { afterEach, expect, it } from 'vitest';
import { instrument, unitAt } from '../../../../trials/mutants-code/mutants/instrument.ts';

const CODE = `const twice = (n) => n * 2;
function f(n) {
  if (n > 1) return 'many';
  else if (n === 1) return 'one';
  switch (n) {
    case 0: return 'none';
    default: { return String(twice(n)); }
  }
}
return f(ASKED);
`;

afterEach(() => {
  globalThis.__recordUnits = undefined;
});

/** Runs the code; the texts of the units that ran, apart from the whole of it. */
function run(asked: number): { result: unknown; ran: string[] } {
  const code = CODE.replace('ASKED', String(asked));
  const { text, units } = instrument('src/a.ts', code);
  const ran = new Set<number>();
  globalThis.__recordUnits = () => (unit) => void ran.add(unit);
  const result = new Function(text)();
  const texts = [...ran].map((unit) => code.slice(units[unit]?.from, units[unit]?.to));
  return { result, ran: texts.filter((each) => !/[\n{]/u.test(each)) };
}

it('records what runs, without changing its result', () => {
  expect(run(5).result).toBe('many');
  const whole = ['const twice = (n) => n * 2;', 'return f(5);'];
  expect(new Set(run(5).ran)).toEqual(new Set([...whole, "return 'many';"]));
  expect(run(0).result).toBe('none');
  expect(run(0).ran).toContain("return 'none';");
  expect(run(0).ran).not.toContain("return 'one';");
  expect(run(-2)).toMatchObject({ result: '-4', ran: expect.arrayContaining(['n * 2']) });
});

it('keeps every line where it is', () => {
  expect(instrument('src/a.ts', CODE).text.split('\n')).toHaveLength(CODE.split('\n').length);
});

it('finds the smallest unit around a place', () => {
  const { units } = instrument('src/a.ts', CODE);
  const textAt = (at: number) => {
    const unit = units[unitAt(units, at) ?? Number.NaN];
    return CODE.slice(unit?.from, unit?.to);
  };
  expect(textAt(CODE.indexOf("'one'"))).toBe("return 'one';");
  expect(textAt(CODE.indexOf('* 2'))).toBe('n * 2');
  expect(unitAt(units, CODE.length + 1)).toBeUndefined();
});
