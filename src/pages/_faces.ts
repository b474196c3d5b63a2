import { createRequire } from 'node:module';

interface Face {
  readonly name: string;
  readonly parts: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
}

/**
 * Fonts of `@fontsource` for letters that the display face of the pages lacks, each with the letters
 * of its files: "U+0590-05FF" by "hebrew", or by "[7]" of many.
 */
const FACES: Readonly<Record<string, Face>> = {
  ar: {
    name: 'noto-naskh-arabic',
    parts: () => import('@fontsource/noto-naskh-arabic/unicode.json', { with: { type: 'json' } }),
  },
  he: {
    name: 'noto-serif-hebrew',
    parts: () => import('@fontsource/noto-serif-hebrew/unicode.json', { with: { type: 'json' } }),
  },
  hi: {
    name: 'noto-serif-devanagari',
    parts: () =>
      import('@fontsource/noto-serif-devanagari/unicode.json', { with: { type: 'json' } }),
  },
  ja: {
    name: 'sawarabi-mincho',
    parts: () => import('@fontsource/sawarabi-mincho/unicode.json', { with: { type: 'json' } }),
  },
};

/** Latin letters and punctuation, which the display face has. */
const OF_DISPLAY = /^[\n\u{20}-\u{24F}\u{2000}-\u{206F}]$/u;

/**
 * The font files that a text in a language is drawn with, the display face first.
 * @param language BCP 47.
 */
export async function fontsFor(text: string, language: string): Promise<string[]> {
  const display = 'public/fonts/display.woff2';
  const face = FACES[language];
  if (face === undefined) return [display];
  const letters = [...new Set(text)].filter((letter) => !OF_DISPLAY.test(letter));
  const { default: parts } = await face.parts();
  const needed = Object.entries(parts).filter(([, ranges]) => {
    const holds = rangesOf(ranges);
    return letters.some((letter) => holds(letter.codePointAt(0) ?? 0));
  });
  const { resolve } = createRequire(import.meta.url);
  const files = needed.map(
    ([part]) => `${face.name}-${part.replace(/[[\]]/g, '')}-400-normal.woff2`,
  );
  return [display, ...files.map((file) => resolve(`@fontsource/${face.name}/files/${file}`))];
}

/** Whether a letter is within "U+0600-06FF,U+200C". */
function rangesOf(ranges: string): (letter: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (letter) => pairs.some(([first, last]) => first <= letter && letter <= last);
}
