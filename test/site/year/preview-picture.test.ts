import { expect, test } from 'vitest';
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
const draw = (name: string) =>
  drawPreview({ name, year: 2026, holidays: 2, businessDays: 259, glance });

test('a name stands in the picture as text, whatever signs it has', () => {
  expect(draw('<b> & "c"')).toContain('>&lt;b&gt; &amp; &quot;c&quot;</text>');
});

test('every day is a dot, holidays and estimated ones in their colours', () => {
  const svg = draw('Toyland');
  expect(svg.match(/<circle /g)).toHaveLength(365);
  expect(svg.match(/fill="#b42318"\/>/g)).toHaveLength(2);
  expect(svg.match(/r="8" fill="#7a4d00"/g)).toHaveLength(1);
});
