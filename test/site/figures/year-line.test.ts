import { expect, test } from 'vitest';
import { placeLine } from '../../../src/site/figures/year-line.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

test('a line draws each kind of day at its own height, neighbours in one piece', () => {
  const place = placeOf(
    toyData([
      holiday('one', '2026-01-07'),
      holiday('two', '2026-01-08'),
      holiday('moon', '2026-01-13', { date_accuracy: 'estimated' }),
      holiday('east', '2026-01-15', { regions: ['EA'] }),
    ]),
    'ty',
  );
  const line = placeLine(place, 2026);
  expect(line.days).toBe(365);
  expect([line.weekends, line.holidays, line.estimated].map(({ count }) => count)).toEqual([
    104, 2, 1,
  ]);
  expect(line.weekends.path).toMatch(/^M2 0h2v8h-2zM9 0h2v8h-2z/);
  expect(line.holidays.path).toBe('M6 0h2v8h-2z');
  expect(line.estimated.path).toBe('M12 2h1v6h-1z');
  expect(line.depends.path).toBe('M14 4h1v4h-1z');
});
