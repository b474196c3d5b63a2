import { expect, test } from 'vitest';
import { english, hebrew } from '../../../src/site/languages/languages.ts';
import { localeIn } from '../../../src/site/languages/locale.ts';
import { drawPreview } from '../../../src/site/year/preview-picture.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const place = placeOf(
  toyData([
    holiday('new-year', '2026-01-01'),
    holiday('feast', '2026-03-20', { date_accuracy: 'estimated' }),
  ]),
  'ty',
);
const draw = (name: string, language = english) =>
  drawPreview({ ...place, locale: localeIn(language), name }, 2026);

test('every day is a dot, holidays and estimated ones in their colours', () => {
  const { shapes: svg } = draw('Toyland');
  expect(svg.match(/<circle /g)).toHaveLength(365);
  expect(svg.match(/fill="#b42318"\/>/g)).toHaveLength(2);
  expect(svg.match(/r="8" fill="#7a4d00"/g)).toHaveLength(1);
});

test('right-to-left pictures are mirrored, lines and months alike', () => {
  const [picture, mirrored] = [draw('Toyland'), draw('Toyland', hebrew)];
  const begin = ({ lines }: typeof picture) => lines.map(({ side, x }) => [side, x]);
  expect(begin(picture)).toEqual([
    ['middle', 175],
    ['left', 320],
    ['left', 320],
    ['left', 80],
    ['right', 1120],
  ]);
  expect(begin(mirrored)).toEqual([
    ['middle', 1025],
    ['right', 880],
    ['right', 880],
    ['right', 1120],
    ['left', 80],
  ]);
  const dots = ({ shapes }: typeof picture) =>
    [...shapes.matchAll(/<circle cx="(\d+)"/g)].map(([, x]) => Number(x)).sort((a, b) => a - b);
  expect(dots(mirrored)).toEqual(
    dots(picture)
      .map((x) => 1200 - x)
      .reverse(),
  );
  expect(mirrored.lines.map(({ text }) => text)).toContain('חגים וימי שבתון 2026');
});

test('no line reaches beyond the margins, or into the name of the site', () => {
  for (const { side, x, room } of [english, hebrew].flatMap(
    (language) => draw('T', language).lines,
  )) {
    const left = x - room * { left: 0, middle: 0.5, right: 1 }[side];
    expect([left >= 80, left + room <= 1120]).toEqual([true, true]);
  }
  const { lines } = draw('Toyland');
  const [counted, name] = lines.slice(-2);
  expect((counted?.x ?? 0) + (counted?.room ?? 0)).toBe((name?.x ?? 0) - (name?.room ?? 0));
});
