import { expect, test } from 'vitest';
import { watchList } from '../../../src/site/changes/watch-list.ts';
import { country, day, holiday } from '../../support/world/toy-release.ts';

test('lists estimated dates to come, with who announces them', () => {
  const toyland = country(
    [
      holiday('past', '2026-03-02', { date_accuracy: 'estimated' }),
      holiday('moon', '2027-03-09', { date_accuracy: 'estimated', regions: ['EA'] }),
      holiday('sure', '2027-04-09'),
    ],
    {
      about: [
        {
          id: 'moon',
          note: null,
          local_language: null,
          watch: { authority: 'Court', expect: 'the day before' },
        },
      ],
    },
  );
  const all = watchList([toyland], day('2024-12-31'), day('2026-11-20'));
  expect(all.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
    ['past', true],
    ['moon', false],
  ]);
  expect(watchList([toyland], day('2026-11-20'))).toMatchObject([
    { id: 'moon', regions: ['East'], legalYear: 2027, watch: { authority: 'Court' } },
  ]);
});
