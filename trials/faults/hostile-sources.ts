import { textFolder } from '../../pipeline/read/folder.ts';
import { readText } from '../../pipeline/read/read-text.ts';
import { readYaml } from '../../pipeline/read/read-yaml.ts';
import { atMost, exactly, type Finding } from './suite.ts';

const BYTES = 1024 * 1024;
/** The most that the reader passes to the parser; the shapes are tried at this size too. */
const LET_THROUGH_MARKS = 49_000;
const SECONDS_MAX = 2;

/**
 * A pattern repeated to a size: `head`, then `unit` (given its number, where it counts), then
 * `tail`.
 */
interface Shape {
  readonly head?: string;
  readonly unit: string | ((index: number) => string);
  readonly tail?: string;
}

/** Shapes that have brought parsers down: long lines, many keys, quotes, brackets, line breaks. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'a list in one line': { head: 'x: [', unit: 'a,', tail: 'a]' },
  'a map in one line': { head: 'x: {', unit: (i) => `k${i}: v, `, tail: 'z: v}' },
  'a list over lines': { head: 'x: [', unit: 'a,\n ', tail: 'a]' },
  'a map over lines': { head: 'x: {', unit: (i) => `k${i}: v,\n `, tail: 'z: v}' },
  'many keys': { unit: (i) => `k${i}: v\n` },
  'one key again and again': { unit: 'a: 1\n' },
  'many entries': { head: 'x:\n', unit: '- a\n' },
  'empty entries': { unit: '-\n' },
  'aliases in one line': { head: 'x: [', unit: '*a,', tail: '*a]' },
  'aliases over lines': { head: 'x:\n', unit: '- *a\n' },
  'anchors over lines': { head: 'x:\n', unit: (i) => `- &a${i} b\n` },
  'tags over lines': { head: 'x:\n', unit: '- !t b\n' },
  'open brackets': { unit: '[' },
  'closed brackets': { unit: ']' },
  'pairs of brackets': { head: 'x: [', unit: '[],\n', tail: 'a]' },
  'commas alone': { head: '[', unit: ',', tail: ']' },
  'double quotes': { unit: '"' },
  'single quotes': { unit: "'" },
  'wrong escapes': { head: 'x: "', unit: '\\q', tail: '"' },
  'keys that are maps': { unit: '? {a: b}\n: c\n' },
  'explicit keys': { unit: '? a\n' },
  colons: { unit: ': ' },
  stars: { unit: '* ' },
  ampersands: { unit: '& ' },
  'blank lines': { unit: '\n' },
  'a folded text of blank lines': { head: 'x: >\n', unit: '\n' },
  'a plain text over lines': { head: 'x: ', unit: 'a\n  ' },
  'one long word': { head: 'x: ', unit: 'a' },
  'accents typed apart': { head: 'x: ', unit: 'e\u0301\n  ' },
  'hidden characters': { unit: '\u200b\n' },
  'comments without end': { unit: '# a\n' },
};

function textOf({ head = '', unit, tail = '' }: Shape, isFull: (length: number) => boolean) {
  const parts = [head];
  let length = head.length;
  for (let index = 0; !isFull(length); index += 1) {
    const part = typeof unit === 'string' ? unit : unit(index);
    parts.push(part);
    length += Buffer.byteLength(part);
  }
  return parts.join('') + tail;
}

/** Processor seconds to read a text, whatever the outcome. */
function secondsToRead(text: string): number {
  const before = process.cpuUsage();
  const read = readText(textFolder('sources', { 'XX.yaml': text }), 'XX.yaml');
  if (read.text !== null) readYaml(read.text, 'sources/XX.yaml');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How many counted characters a pattern has on average. */
function marksPerByte(shape: Shape): number {
  const sample = textOf(shape, (length) => length > 10_000);
  return (sample.match(/[\n[\]{},:?&*!"'\\|>#%@`-]/gu)?.length ?? 0) / sample.length;
}

/**
 * Reads a megabyte of each shape, and the largest part of it that the reader passes to the
 * parser.
 */
export async function measureHostileSources(step: (text: string) => void): Promise<Finding[]> {
  let slowest = { name: '', seconds: 0 };
  let slow = 0;
  for (const [name, shape] of Object.entries(SHAPES)) {
    const letThrough = Math.min(BYTES - 100, LET_THROUGH_MARKS / marksPerByte(shape));
    for (const size of [BYTES - 100, letThrough]) {
      const seconds = secondsToRead(textOf(shape, (length) => length >= size));
      step(`${name}, ${Math.round(size / 1024)} KiB: ${seconds.toFixed(2)} s`);
      if (seconds > SECONDS_MAX) slow += 1;
      if (seconds > slowest.seconds) slowest = { name, seconds };
    }
  }
  return [
    atMost(`the slowest hostile source (${slowest.name})`, slowest.seconds, SECONDS_MAX, 's'),
    exactly('hostile sources that took longer', slow, 0),
  ];
}
