import type { Random } from '../../test/support/random.ts';

/** Changes a source file; returns its new bytes. */
type Mutator = (text: string, random: Random) => string | Buffer;

/** Changes to any text: bytes, characters and lines. */
const TEXT_MUTATORS: Readonly<Record<string, Mutator>> = {
  flipBit: (text, random) => {
    const bytes = Buffer.from(text);
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return bytes;
  },
  breakUtf8: (text, random) => {
    const bytes = Buffer.from(text);
    const at = random.below(bytes.length);
    const bad = Buffer.from([random.pick([0x80, 0xc3, 0xe9, 0xff, 0xed])]);
    return Buffer.concat([bytes.subarray(0, at), bad, bytes.subarray(at)]);
  },
  truncate: (text, random) => text.slice(0, random.below(text.length)),
  deleteCharacters: (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(8));
  },
  insertCharacter: (text, random) =>
    insert(text, random, random.pick([...'&*!%@`|>{}[],:#?-"\'\n 0a'])),
  insertControl: (text, random) =>
    insert(
      text,
      random,
      random.pick([
        '\t',
        '\0',
        '\u0007',
        '\r',
        '\u200b',
        '\u202e',
        '\u2066',
        '\ufeff',
        '\u0085',
        '\u2028',
      ]),
    ),
  insertAccent: (text, random) => insert(text, random, '\u0301'),
  deleteLine: (text, random) => onLine(text, random, () => []),
  duplicateLine: (text, random) => onLine(text, random, (line) => [line, line]),
  swapLines: (text, random) => {
    const lines = text.split('\n');
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    return lines.join('\n');
  },
  digit: (text, random) => replaceOne(text, random, /\d/gu, () => String(random.below(10))),
  letterCase: (text, random) =>
    replaceOne(text, random, /[a-z]/giu, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    ),
};

/** Changes to YAML that respect its syntax. */
const YAML_MUTATORS: Readonly<Record<string, Mutator>> = {
  deleteKey: (text, random) => replaceOne(text, random, /[\w-]+: /gu, () => ''),
  renameKey: (text, random) =>
    replaceOne(
      text,
      random,
      /[\w-]+(?=:)/gu,
      (key) => key.slice(0, -1) + random.pick(['', 'x', 's']),
    ),
  swapValues: (text, random) => swapTwo(text, random, /(?<=: )[^\n{}[\]]+(?=\n)/gu),
  swapDates: (text, random) => swapTwo(text, random, /\d{4}-\d\d-\d\d/gu),
  swapWords: (text, random) =>
    swapTwo(
      text,
      random,
      /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|second|third|fourth|last|january|may|june|december|following|preceding|before|after|replaced|kept|exact|estimated)\b/gu,
    ),
  swapKeys: (text, random) => swapTwo(text, random, /[\w-]+(?=: )/gu),
  indent: (text, random) =>
    onLine(text, random, (line) => [random.pick([' ', '  ', '    ']) + line]),
  outdent: (text, random) => onLine(text, random, (line) => [line.replace(/^ {1,2}/u, '')]),
  duplicateId: (text, random) => {
    const ids = text.match(/(?<=id: )[\w-]+/gu) ?? [''];
    return replaceOne(text, random, /(?<=id: )[\w-]+/gu, () => random.pick(ids));
  },
  alias: (text, random) =>
    replaceOne(text, random, /(?<=: )\S+(?=\n)/gu, (value) => `&x ${value}\nx: *x`),
  bomb: (text) => `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n${text}`,
  directive: (text, random) =>
    `${random.pick(['%YAML 1.1', '%TAG ! tag:a,2026:', '%X'])}\n---\n${text}`,
  document: (text, random) => onLine(text, random, (line) => ['---', line]),
  tag: (text, random) =>
    replaceOne(
      text,
      random,
      /(?<=: )\S+/gu,
      (value) => `!!${random.pick(['str', 'int', 'binary', 'set'])} ${value}`,
    ),
  emptyValue: (text, random) =>
    replaceOne(text, random, /(?<=: )\S[^\n]*/gu, () =>
      random.pick(['', '~', 'null', '[]', '{}', '""', '|']),
    ),
  trickyKey: (text, random) =>
    replaceOne(text, random, /^( *)[\w-]+(?=:)/gmu, (key) =>
      key.replace(
        /[\w-]+/u,
        random.pick(['__proto__', 'constructor', '1', '"1"', 'NO', '?', 'toString']),
      ),
    ),
  removeFlowItem: (text, random) => replaceOne(text, random, /, [\w-]+(?=[,\]])/gu, () => ''),
  /** Forms that hold from a year on, or until one. */
  span: (text, random) =>
    replaceOne(text, random, /^( *)cite: \S+$/gmu, (line) => {
      const [indent = '', cite = ''] = [/^ */u.exec(line)?.[0], line.trim().slice('cite: '.length)];
      const year = random.pick(['2024', '2026', '2028', '26']);
      const bound = random.pick([year, `{ year: ${year}, cite: ${cite} }`, `{ year: ${year} }`]);
      return `${line}\n${indent}${random.pick(['from', 'until'])}: ${bound}`;
    }),
  grade: (text, random) =>
    replaceOne(
      text,
      random,
      /(?<=\n)( +)(?:kind|read|seen|seen_in|section|law): [^\n]*/gu,
      (line) =>
        random.pick([
          line.replace(/: .*$/u, ': press'),
          line.replace(/(?:kind|read|seen_in|section|law):/u, 'seen_in:'),
          line.replace(/(?:kind|read|seen|seen_in|section|law): .*$/u, 'kind: gazette'),
          line.replace(/: .*$/u, ': { scheme: uscode, id: 5/6103 }'),
        ]),
    ),
  language: (text, random) =>
    replaceOne(text, random, /(?<=[{[,] ?)[a-z]{2}(?=[:,\]])/gu, () =>
      random.pick(['en', 'fr', 'de', 'xx', 'EN', 'zh-hans', 'ga']),
    ),
  joins: (text, random) =>
    replaceOne(
      text,
      random,
      /(?<=^ +regions: \[)[A-Z0-9]{1,3}(?=[,\]])/gmu,
      (code) =>
        `{ code: ${code}, ${random.pick(['from', 'until', 'form'])}: ${random.pick(['2025', '2026', '2027'])} }`,
    ),
  beside: (text, random) =>
    replaceOne(text, random, /^( *)rule: [^\n]*$/gmu, (line) => {
      const indent = /^ */u.exec(line)?.[0] ?? '';
      return `${indent}counts: ${random.pick(['no', 'yes', 'No'])}\n${indent}what: half day\n${line}`;
    }),
  missingYear: (text, random) =>
    replaceOne(text, random, /^( *)rule: [^\n]*$/gmu, (line) => {
      const indent = /^ */u.exec(line)?.[0] ?? '';
      const key = random.pick(['not_announced', 'estimated']);
      return `${line}\n${indent}${key}: [${random.pick(['2026', '2027', '2031'])}]`;
    }),
  weekendFrom: (text, random) =>
    text.replace(
      /^weekend: (\[[^\]]*\])$/mu,
      (_line, days: string) =>
        `weekend: [{ days: ${days}, until: ${random.pick(['2026-06-30', '2026-06-31'])}, cite: x }, { days: [friday, saturday], from: 2026-07-01, cite: x }]`,
    ),
  deepNesting: (text, random) =>
    replaceOne(text, random, /(?<=: )\S+/gu, () =>
      random.pick(['[', '{a: ', '- ']).repeat(1 + random.below(5000)),
    ),
};

/** Changes to CSV. */
const CSV_MUTATORS: Readonly<Record<string, Mutator>> = {
  duplicateColumn: (text, random) =>
    text
      .split('\n')
      .map((line) => (line === '' ? line : `${line},${random.pick(line.split(','))}`))
      .join('\n'),
  deleteField: (text, random) => replaceOne(text, random, /,[^,\n]*/gu, () => ''),
  swapFields: (text, random) => swapTwo(text, random, /[^,\n]+/gu),
  range: (text, random) =>
    replaceOne(text, random, /\d{4}-\d\d-\d\d/gu, (date) =>
      random.pick([
        `${date}..${date}`,
        `${date}..${date.slice(0, 8)}28`,
        `${date}..`,
        `${date}..31`,
      ]),
    ),
  quote: (text, random) => insert(text, random, '"'),
  separator: (text) => text.replaceAll(',', ';'),
  windows1252: (text) => Buffer.from(text.replace('a', 'é'), 'latin1'),
};

/** A mutant: the change and its result. */
export interface Mutant {
  readonly way: string;
  readonly bytes: Buffer;
}

/** Changes a file once, in a way that fits its format; one in four is changed twice. */
export function mutate(name: string, text: string, random: Random): Mutant {
  const own = name.endsWith('.csv') ? CSV_MUTATORS : YAML_MUTATORS;
  const once = (before: string): [string, string | Buffer] => {
    const mutators = random.below(2) === 0 ? TEXT_MUTATORS : own;
    const way = random.pick(Object.keys(mutators));
    return [way, mutators[way]?.(before, random) ?? before];
  };
  const [way, result] = once(text);
  if (random.below(4) > 0 || typeof result !== 'string' || result === '') {
    return { way, bytes: Buffer.from(result) };
  }
  const [second, again] = once(result);
  return { way: `${way}, ${second}`, bytes: Buffer.from(again) };
}

function insert(text: string, random: Random, what: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}

function onLine(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  return lines.flatMap((line, index) => (index === at ? change(line) : [line])).join('\n');
}

function replaceOne(
  text: string,
  random: Random,
  pattern: RegExp,
  by: (match: string) => string,
): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const match = random.pick(matches);
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

function swapTwo(text: string, random: Random, pattern: RegExp): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length < 2) return text;
  const [a, b] = [random.pick(matches), random.pick(matches)].sort((x, y) => x.index - y.index);
  if (a === undefined || b === undefined || a === b) return text;
  return [
    text.slice(0, a.index),
    b[0],
    text.slice(a.index + a[0].length, b.index),
    a[0],
    text.slice(b.index + b[0].length),
  ].join('');
}
