import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../../../trials/mutants-code/mutants/candidates.ts';
import { mutate, show } from '../../../../trials/mutants-code/mutants/change.ts';

/** A template with two places and the text given. */
const template = (between: string, after: string): string =>
  `x = \`\${a}${between}\${b}${after}\`;`;

/** All mutants of one kind of a piece of code. */
function mutantsOf(code: string, kind: string): string[] {
  return candidatesOf('src/a.ts', code)
    .filter((each) => each.kind === kind)
    .map((each) => mutate(code, each));
}

describe('the mutants of a piece of code', () => {
  it.each([
    ['operator', 'x = a === b;', ['x = a !== b;']],
    ['operator', 'x = a < b + 1;', ['x = a <= b + 1;', 'x = a < b - 1;']],
    ['logic', 'x = a && b;', ['x = a || b;']],
    ['fallback', 'x = a ?? b;', ['x = a;', 'x = (b);']],
    ['condition', 'if (a || b) f();', ['if (!(a || b)) f();']],
    ['condition', 'x = a ? b : c;', ['x = !(a) ? b : c;']],
    ['negation', 'x = !a;', ['x = a;']],
    ['step', 'i++;', ['i--;']],
    ['number', 'x = 86_400;', ['x = 86401;', 'x = 86399;']],
    ['boolean', 'f(true);', ['f(false);']],
    ['string', "x = 'GET';", ["x = '';"]],
    ['string', template(', ', '.'), [template('', '.'), template(', ', '')]],
    ['regex', 'x = /^a+$/;', ['x = /a+$/;', 'x = /^a*$/;', 'x = /^a+/;']],
    ['method', 'x = a.some(b);', ['x = a.every(b);']],
    ['result', 'function f(): A | null { return a; }', ['function f(): A | null { return null; }']],
    [
      'result',
      'const f = (): boolean => a;',
      ['const f = (): boolean => true;', 'const f = (): boolean => false;'],
    ],
    ['statement', 'f(a);', [';']],
    ['statement', 'await f(a); x += 1;', ['; x += 1;', 'await f(a); ;']],
    ['entry', 'x = [a, b];', ['x = [b];', 'x = [a];']],
    ['entry', 'x = { a: 1, ...b };', ['x = { ...b };', 'x = { a: 1 };']],
  ])('%s: %s', (kind, code, expected) => {
    expect(mutantsOf(code, kind)).toEqual(expected);
  });

  it.each([
    ["import a from 'a'; export { b } from 'b'; const c = await import('c');"],
    ["type A = 'x' | 1; interface B { a: 'y' }"],
    ["throw new RangeError('too long');"],
    [template(' is said of ', '.').replace('x', 'const x')],
    ["const x = 'a sentence of words';"],
    ['super();'],
  ])('leaves %s unchanged', (code) => {
    const own = ['string', 'number', 'statement'];
    expect(own.flatMap((kind) => mutantsOf(code, kind))).toEqual([]);
  });

  it('shows the whole lines that it touches, with single spaces', () => {
    const code = 'const a = 1;\n  if (a <\n      b) f();\nconst c = 2;\n';
    const [condition] = candidatesOf('src/a.ts', code).filter(({ kind }) => kind === 'condition');
    expect(condition && show(code, condition)).toEqual({
      line: 2,
      original: 'if (a < b) f();',
      mutated: 'if (!(a < b)) f();',
    });
  });
});
