import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { expect, test } from 'vitest';
import { fontsFor } from '../../../src/pages/_faces.ts';
import { TITLES } from '../../../src/site/feeds/late-files.ts';
import { isDrawn } from '../../../src/site/feeds/picture-address.ts';
import { TRANSLATIONS } from '../../../src/site/languages/languages.ts';
import { speechIn } from '../../../src/site/languages/speech.ts';

await initWasm(
  readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
);
const COUNTRIES = 'AE AU BR CA CH DE ES FR GB IE IL IN IT JP MX NL NZ SG US ZA'.split(' ');
/** Of no font: what the renderer draws for a letter that it has not. */
const MISSING = '\u{E000}';
const CELL = 60;

/** Those of some letters for which a box is drawn. */
async function missingOf(letters: readonly string[], language: string): Promise<string[]> {
  const drawn = [MISSING, ...letters];
  const words = drawn.map(
    (letter, row) => `<text x="9" y="${(row + 0.7) * CELL}">${letter}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${drawn.length * CELL}" font-size="30" font-family="Source Serif 4">
${words.join('\n')}</svg>`;
  const { pixels } = new Resvg(svg, {
    font: { fontBuffers: await fontsFor(svg, language), defaultFontFamily: 'Source Serif 4' },
  }).render();
  const cell = (row: number) =>
    Buffer.from(pixels.subarray(row * CELL * CELL * 4, (row + 1) * CELL * CELL * 4));
  return letters.filter((_, index) => cell(index + 1).equals(cell(0)));
}

test.each(TRANSLATIONS.filter(isDrawn))('$name has its letters in pictures', async (language) => {
  const { t, countryName } = speechIn(language);
  const said = [
    ...[...TITLES.values()].map((title) => title(t)),
    ...COUNTRIES.map((country) => countryName(country) ?? ''),
    JSON.stringify([t.picture, t.amounts.businessDays, t.hero.range]),
  ];
  const letters = [...new Set(said.join(''))].filter((letter) => /[^\s<>&{}"]/.test(letter));
  expect(letters.length).toBeGreaterThan(40);
  expect(await missingOf(letters, language.code)).toEqual([]);
});

test('a letter that no font has is found', async () => {
  expect(await missingOf(['a', 'ह'], 'de')).toEqual(['ह']);
});
