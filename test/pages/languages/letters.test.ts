import { expect, test } from 'vitest';
import { outline } from '../../../src/pages/_letters.ts';
import { TITLES } from '../../../src/site/feeds/made-on-demand.ts';
import type { Language } from '../../../src/site/languages/language.ts';
import {
  arabic,
  english,
  german,
  hebrew,
  hindi,
  TRANSLATIONS,
} from '../../../src/site/languages/languages.ts';
import { localeIn } from '../../../src/site/languages/locale.ts';
import type { Line } from '../../../src/site/year/preview-picture.ts';

const COUNTRIES = 'AE AU BR CA CH DE ES FR GB IE IL IN IT JP MX NL NZ SG US ZA'.split(' ');
const LINE: Line = {
  text: '',
  x: 100,
  side: 'left',
  base: 50,
  size: 100,
  room: 10_000,
  fill: '#000',
};

interface Drawn {
  readonly left: number;
  readonly scale: number;
  /** From left to right. */
  readonly glyphs: readonly { readonly x: number; readonly path: string }[];
}

async function draw(text: string, language: Language, line: Partial<Line> = {}): Promise<Drawn> {
  const svg = await outline([{ ...LINE, ...line, text }], language);
  const [, left, scale] = /^<g transform="translate\((\S+) 50\) scale\((\S+) /.exec(svg) ?? [];
  const glyphs = [...svg.matchAll(/<path transform="translate\((\S+) \S+\)" d="([^"]+)"/g)]
    .map(([, x, path = '']) => ({ x: Number(x), path }))
    .sort((a, b) => a.x - b.x);
  return { left: Number(left), scale: Number(scale), glyphs };
}

const paths = async (text: string, language: Language) =>
  (await draw(text, language)).glyphs.map(({ path }) => path);

test.each([english, ...TRANSLATIONS])('$name has its letters in pictures', async (language) => {
  const { t, countryName } = localeIn(language);
  const said = [
    ...[...TITLES.values()].map((title) => title(t)),
    ...COUNTRIES.map((country) => countryName(country) ?? ''),
    JSON.stringify([t.picture, t.amounts.businessDays, t.hero.range]),
  ].join('');
  const letters = [...new Set(said)].filter((letter) => /[^\s<>&{}"]/.test(letter));
  expect(letters.length).toBeGreaterThan(40);
  // It throws for a letter that it has not.
  expect((await paths(said, language)).length).toBeGreaterThan(200);
});

test('a letter that no font has is reported', async () => {
  await expect(draw('aह', german)).rejects.toThrow('no font of the pictures has "ह" (U+939)');
});

test('right-to-left text is drawn so, with its figures from left to right', async () => {
  const [alef, bet, one, two] = await Promise.all(
    ['א', 'ב', '1', '2'].map(async (letter) => (await paths(letter, hebrew))[0]),
  );
  expect(await paths('אב 12', hebrew)).toEqual([one, two, bet, alef]);
  expect(await paths('12 אב', hebrew)).toEqual([bet, alef, one, two]);
  expect(await paths('12', hebrew)).toEqual([one, two]);
  const [open, close] = [(await paths('(', german))[0], (await paths(')', german))[0]];
  expect(await paths('(א)', hebrew)).toEqual([open, alef, close]);
});

test('letters that join are joined, beside figures of another font too', async () => {
  const apart = await paths('س س', arabic);
  const joined = await paths('سس', arabic);
  expect(joined).toHaveLength(2);
  expect(joined).not.toEqual(apart);
  expect(await paths('سس 12', arabic)).toEqual([...(await paths('12', arabic)), ...joined]);
});

test('a vowel written before its letter is drawn before it, with its own width', async () => {
  // "di" as in "divas": the sign of the vowel comes second, and is seen first.
  const [only] = await paths('द', hindi);
  const stacked = await draw('दिव', hindi);
  expect(stacked.glyphs[1]?.path).toBe(only);
  expect(stacked.glyphs).toHaveLength(3);
  const [sign = 0, letter = 0, next = 0] = stacked.glyphs.map(({ x }) => x);
  expect([letter - sign > 100, next - letter > 100]).toEqual([true, true]);
});

test('the dot of a letter is below its middle', async () => {
  const { glyphs } = await draw('ب', arabic);
  const [first, second] = glyphs.map(({ x }) => x);
  expect(glyphs).toHaveLength(2);
  expect([first, (second ?? 0) > 100]).toEqual([0, true]);
});

test('a line begins, ends or has its middle at its place, and is made small to fit its room', async () => {
  const { left, scale, glyphs } = await draw('Redletter', german);
  expect([left, scale]).toEqual([100, 0.1]);
  const fits = await draw('Redletter', german, { room: 200, side: 'right', x: 1_000 });
  expect(fits.left).toBeCloseTo(800);
  expect(fits.scale).toBeLessThan(0.1);
  expect(fits.glyphs).toEqual(glyphs);
  expect((await draw('Redletter', german, { room: 200, side: 'middle' })).left).toBeCloseTo(0);
});
