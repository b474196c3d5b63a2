import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import bidiFactory, { type Bidi } from 'bidi-js';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import type { Language } from '../site/languages/language.ts';
import type { Line } from '../site/year/preview-picture.ts';

/** Units of an outline in the size of its font. */
const EM = 1_000;
// Its types describe a module; under Node the import is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

const require = createRequire(import.meta.url);
/** By language: which of its font files a face of `@fontsource` holds a letter in. */
const FACES: Readonly<Record<string, string>> = {
  ar: require.resolve('@fontsource/noto-naskh-arabic/unicode.json'),
  he: require.resolve('@fontsource/noto-serif-hebrew/unicode.json'),
  hi: require.resolve('@fontsource/noto-serif-devanagari/unicode.json'),
  ja: require.resolve('@fontsource/sawarabi-mincho/unicode.json'),
};
/** Latin letters and punctuation, which the display face of the pages has. */
const OF_DISPLAY = /^[\n\u{20}-\u{24F}\u{2000}-\u{206F}]$/u;

/** A font and the letters in it. */
interface Letters {
  readonly font: Font;
  readonly has: ReadonlySet<number>;
}

/** Adjacent letters of one font and one direction. */
interface Run {
  text: string;
  /** Odd where it is read from right to left. */
  readonly level: number;
  readonly letters: Letters;
}

/**
 * Draws lines of text as SVG outlines, scaled down to fit. Letters are shaped and ordered here: the
 * renderer of pictures measures a ligature as one letter, and drops a line where joined letters meet
 * another font.
 * @throws Error for a letter that no font has.
 */
export async function outline(lines: readonly Line[], language: Language): Promise<string> {
  const text = lines.map((line) => line.text).join('');
  const fonts = await Promise.all(fontFiles(text, language).map(open));
  return lines.map((line) => place(line, set(line.text, language, fonts))).join('\n');
}

/** The font files that a text is drawn with, the display face first. */
function fontFiles(text: string, { code }: Language): string[] {
  const display = 'public/fonts/display.woff2';
  const face = FACES[code];
  if (face === undefined) return [display];
  const letters = [...new Set(text)].filter((letter) => !OF_DISPLAY.test(letter));
  const parts: Readonly<Record<string, string>> = JSON.parse(readFileSync(face, 'utf8'));
  const needed = Object.keys(parts).filter((part) => {
    const holds = holdsLetter(parts[part] ?? '');
    return letters.some((letter) => holds(letter.codePointAt(0) ?? 0));
  });
  const folder = dirname(face);
  // A part is called "hebrew", or "[7]" of many.
  const names = needed.map((part) => `${basename(folder)}-${part.replace(/[[\]]/g, '')}`);
  return [display, ...names.map((name) => `${folder}/files/${name}-400-normal.woff2`)];
}

/** Whether a letter is within "U+0600-06FF,U+200C". */
function holdsLetter(ranges: string): (letter: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (letter) => pairs.some(([first, last]) => first <= letter && letter <= last);
}

/** Fonts by file. Opened again for each picture, they filled 20 MiB before they were collected. */
const opened = new Map<string, Promise<Letters>>();

function open(file: string): Promise<Letters> {
  return opened.getOrInsertComputed(file, read);
}

async function read(file: string): Promise<Letters> {
  const face = new Face(new Blob(await decompress(readFileSync(file))));
  const font = new Font(face);
  font.setScale(EM, EM);
  return { font, has: new Set(face.collectUnicodes()) };
}

function place(
  { x, base, side, size, room, fill }: Line,
  { glyphs, width }: ReturnType<typeof set>,
): string {
  const drawn = Math.min(size, (room * EM) / width);
  const scale = drawn / EM;
  const left = x - width * scale * { left: 0, middle: 0.5, right: 1 }[side];
  const paths = glyphs.map(
    ({ path, x, y }) => `<path transform="translate(${x} ${y})" d="${path}"/>`,
  );
  // Fonts measure upwards, pictures downwards.
  return `<g transform="translate(${left} ${base}) scale(${scale} ${-scale})" fill="${fill}">${paths.join('')}</g>`;
}

/** A text in visual order: outlines of letters and ligatures, measured from the start of the line. */
function set(text: string, language: Language, fonts: readonly Letters[]) {
  const glyphs: { readonly path: string; readonly x: number; readonly y: number }[] = [];
  let width = 0;
  for (const run of inSight(runsOf(text, language, fonts))) {
    const buffer = new Buffer();
    buffer.addText(run.text);
    buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(language.code);
    buffer.guessSegmentProperties();
    shape(run.letters.font, buffer);
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = run.letters.font.glyphToPath(codepoint);
      if (path !== '') glyphs.push({ path, x: width + xOffset, y: yOffset });
      width += xAdvance;
    });
  }
  return { glyphs, width };
}

/** Splits a text into runs, in logical order. */
function runsOf(text: string, { direction }: Language, fonts: readonly Letters[]): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const before = runs.at(-1);
    const letters = fontOf(letter, fonts, before?.letters);
    if (letters === null) continue;
    if (before !== undefined && before.level === level && before.letters === letters)
      before.text += letter;
    else runs.push({ text: letter, level, letters });
  }
  return runs;
}

/** Invisible characters and spaces: no font needs to have them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Space_Separator}]/u;

/** The font of a letter: the first that has it. */
function fontOf(letter: string, fonts: readonly Letters[], before?: Letters): Letters | null {
  const code = letter.codePointAt(0) ?? 0;
  const found = fonts.find(({ has }) => has.has(code));
  if (found !== undefined) return found;
  if (UNSEEN.test(letter)) return before ?? null;
  throw new Error(`no font of the pictures has "${letter}" (U+${code.toString(16)})`);
}

/** Runs in visual order. Rule L2 of Unicode's bidirectional algorithm. */
function inSight(runs: readonly Run[]): Run[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      if (to === from) continue;
      seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  }
  return seen;
}
