import { expect, test } from 'vitest';
import { english } from '../../../src/site/languages/languages.ts';
import { speechIn } from '../../../src/site/languages/speech.ts';
import { hebrew } from '../../../src/site/languages/translations/hebrew.ts';
import { drawPreview } from '../../../src/site/year/preview-picture.ts';
import { yearFacts } from '../../../src/site/year/year-facts.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const place = placeOf(
  toyData([
    holiday('new-year', '2026-01-01'),
    holiday('feast', '2026-03-20', { date_accuracy: 'estimated' }),
  ]),
  'ty',
);
const { glance } = yearFacts(place, 2026);
const draw = (name: string, language = english) =>
  drawPreview({ name, year: 2026, holidays: 2, businessDays: 259, glance }, speechIn(language));

test('a name stands in the picture as text, whatever signs it has', () => {
  expect(draw('<b> & "c"')).toContain('>&lt;b&gt; &amp; &quot;c&quot;</text>');
});

test('every day is a dot, holidays and estimated ones in their colours', () => {
  const svg = draw('Toyland');
  expect(svg.match(/<circle /g)).toHaveLength(365);
  expect(svg.match(/fill="#b42318"\/>/g)).toHaveLength(2);
  expect(svg.match(/r="8" fill="#7a4d00"/g)).toHaveLength(1);
});

test('from right to left, lines and months begin on the other side', () => {
  const placed = (svg: string, pattern: RegExp) =>
    [...svg.matchAll(pattern)].map(([, x]) => Number(x)).sort((a, b) => a - b);
  const [svg, mirrored] = [draw('Toyland'), draw('Toyland', hebrew)];
  const lines = [
    /<text x="(\d+)"[^>]* text-anchor="start"/g,
    /<text x="(\d+)"[^>]* text-anchor="end"/g,
  ];
  expect(lines.map((pattern) => placed(svg, pattern))).toEqual([[80, 320, 320], [1120]]);
  expect(lines.map((pattern) => placed(mirrored, pattern))).toEqual([[80], [880, 880, 1120]]);
  const dots = /<circle cx="(\d+)"/g;
  expect(placed(mirrored, dots)).toEqual(
    placed(svg, dots)
      .map((x) => 1200 - x)
      .reverse(),
  );
  expect(mirrored).toContain('>\u2067חגים וימי שבתון 2026\u2069</text>');
});
