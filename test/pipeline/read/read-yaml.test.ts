import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../pipeline/read/diagnostic.ts';
import { readYaml } from '../../../pipeline/read/read-yaml.ts';
import type { Plain } from '../../../pipeline/read/yaml-tree.ts';

/** The value of a text, or what is wrong with it. */
function read(text: string): Plain | { told: string[] } {
  const { tree, diagnostics } = readYaml(text, 'f');
  return tree?.value ?? { told: diagnostics.map(formatDiagnostic) };
}

const TAG = 'error: a tag is not allowed; remove it, every value is plain text [tag]';
const tag = (name: string): string =>
  `error: the tag "tag:yaml.org,2002:${name}" is not allowed; remove it, every value is plain text [tag]`;
const anchor = (name: string): string =>
  `error: the anchor &${name} is not allowed; remove it and write the value out where it is needed [alias]`;
const alias = (name: string): string =>
  `error: the alias *${name} is not allowed; write the value out [alias]`;
const TOO_DEEP = 'error: the nesting is deeper than 32 levels; a source file needs five [too_deep]';
const noYaml = (said: string): string =>
  `error: not well-formed YAML: ${said}; check the indentation and the quotes of this line and the one before [syntax]`;

describe('every value is the text as written', () => {
  it.each([
    [
      'a: NO\nb: 010\nc: 2026-05-01\nd: ~\ne: "x"\nf:\n',
      { a: 'NO', b: '010', c: '2026-05-01', d: '~', e: 'x', f: '' },
    ],
    ['---\n1: [a, { b }]\n', { 1: ['a', { b: '' }] }],
    ['a:\n - b\n - c: d\n', { a: ['b', { c: 'd' }] }],
    ['a: |\n  b\n  c\nd: >\n  e\n  f\n', { a: 'b\nc\n', d: 'e f\n' }],
    [': x\n', { '': 'x' }],
    ['text # comment\n', 'text'],
    ['- a\n-\n', ['a', '']],
  ])('%j', (text, value) => {
    expect(read(text)).toEqual(value);
  });
});

describe('what YAML allows and a source must not use is reported at its place', () => {
  it.each([
    [
      '%YAML 1.2\n---\na: b\n',
      [
        '1:1: error: the directive "%YAML 1.2" is not allowed; remove the line, the format is always YAML 1.2 [directive]',
      ],
    ],
    [
      '\n  # c\n%TAG ! x\n---\na: b\n',
      [
        '3:1: error: the directive "%TAG ! x" is not allowed; remove the line, the format is always YAML 1.2 [directive]',
      ],
    ],
    [
      'a: b\n%c: d\n',
      [`2:1: ${noYaml('Plain value cannot start with directive indicator character %')}`],
    ],
    [
      'a: b\n---\nc: d\n',
      [
        '2:1: error: a second document begins here; a file holds one, remove the "---" [several_documents]',
      ],
    ],
    ['a: &x b\nc: *x\n', [`1:4: ${anchor('x')}`, `2:4: ${alias('x')}`]],
    ['a: [b,&y c,&z d]\n', [`1:7: ${anchor('y')}`, `1:12: ${anchor('z')}`]],
    ['a: *x\n', [`1:4: ${alias('x')}`]],
    ['a: !x b\n', [`1:4: ${TAG}`]],
    ['a: !!str b\n', [`1:4: ${tag('str')}`]],
    ['!!map\na: [!!str b]\n', [`1:1: ${tag('map')}`, `2:5: ${tag('str')}`]],
    ['a: {!!str b: c,!!str d: e}\n', [`1:5: ${tag('str')}`, `1:16: ${tag('str')}`]],
    [
      'a: b\na: c\n"a": d\nb:\n  a: 1\n',
      [
        '2:1: error: the key "a" occurs twice here; keep one [duplicate_key]',
        '3:1: error: the key "a" occurs twice here; keep one [duplicate_key]',
      ],
    ],
    ['- [a]: b\n', ['1:3: error: a key must be a plain text [wrong_type]']],
    ['- {a: b}: c\n', ['1:3: error: a key must be a plain text [wrong_type]']],
    ['a: { __proto__: x }\n', ['1:6: error: unknown key "__proto__"; remove it [unknown_key]']],
    ['', ['1:1: error: the file is empty; begin with "country: XX" [wrong_type]']],
    ['# only\n', ['1:1: error: the file is empty; begin with "country: XX" [wrong_type]']],
    [
      'a: [b\n',
      [
        '1:4: error: the list that begins here does not end; write ] after its last member [syntax]',
      ],
    ],
    [']\n', [`1:1: ${noYaml('Unexpected flow-seq-end token in YAML document: "]"')}`]],
    [
      'a: b: c\n',
      [
        '1:4: error: a text with a colon and a space in it needs quotes; write "..." around it [syntax]',
      ],
    ],
    ['é𝒳: "b\\qc"\n', [`1:7: ${noYaml('Invalid escape sequence \\q')}`]],
  ])('%j', (text, lines) => {
    expect(read(text)).toEqual({ told: lines.map((line) => `f:${line}`) });
  });
});

describe('nesting', () => {
  const brackets = (count: number): string => '['.repeat(count) + ']'.repeat(count);

  it.each([
    [`a: ${'['.repeat(31)}x${']'.repeat(31)}`],
    [`${'- '.repeat(32)}x`],
    [`${' '.repeat(400)}x`],
    [`a: b\n${' '.repeat(401)}# a comment`],
    // Closed brackets no longer count as depth, and brackets in prose do not add up.
    [`a: "${'}'.repeat(300)}${'[]'.repeat(201)}${'{}'.repeat(201)}"`],
  ])('of 32 levels is read: %s', (text) => {
    expect(read(text)).not.toHaveProperty('told');
  });

  it.each([
    [`a: ${'['.repeat(32)}x${']'.repeat(32)}`, '1:36'],
    [`a: ${brackets(200)}`, '1:36'],
    // Too many levels to hand to the parser.
    [`a: ${brackets(201)}`, '1:1'],
    [`a:\n${'{\n'.repeat(201)}`, '202:1'],
    // Unmatched closing brackets do not reduce the depth.
    [`# ]\n${brackets(201)}`, '2:1'],
    [`a: b\n${'- '.repeat(33)}x`, '2:1'],
    [`${'? '.repeat(33)}x`, '1:1'],
    [`a:\n${' '.repeat(401)}x`, '2:1'],
  ])('deeper nesting is refused: %s', (text, place) => {
    expect(read(text)).toEqual({ told: [`f:${place}: ${TOO_DEEP}`] });
  });
});

describe('the place of a part', () => {
  const { tree } = readYaml('a:\n  - b: é\n    𝒳: [x, y]\n  - c\nd: { e: f, g }\n', 'f');

  it.each([
    [['a', 0, 'b'], '2:8', '2:5'],
    [['a', 0, '𝒳', 1], '3:12', '3:12'],
    [['a', 1], '4:5', '4:5'],
    [['d', 'e'], '5:9', '5:6'],
    // A key without a value is itself the place.
    [['d', 'g'], '5:12', '5:12'],
    // A missing value is placed at its nearest parent.
    [['a', 0, 'z'], '2:5', '2:5'],
    [['a', 7, 'b'], '1:1', '1:1'],
    [['d', 'e', 'z'], '5:6', '5:6'],
    [['z'], '1:1', '1:1'],
    [[], '1:1', '1:1'],
  ])('%j is at %s, its key at %s', (path, value, key) => {
    const shown = (place?: { line: number; column: number }) => `${place?.line}:${place?.column}`;
    expect([shown(tree?.placeOf(path)), shown(tree?.placeOfKey(path))]).toEqual([value, key]);
  });
});
