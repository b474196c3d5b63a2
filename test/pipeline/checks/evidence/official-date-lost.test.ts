import { expect, it } from 'vitest';
import { checkCommand } from '../../../../pipeline/commands/check.ts';
import { releaseCommand } from '../../../../pipeline/commands/release.ts';
import { oneHoliday } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

const TABLE = 'id,date,accuracy,cite,official_date\n';

it('a day off that loses its official date is reported until the source says why', async () => {
  const yaml = oneHoliday('rule: { date: 2 december }');
  const shop = workshop(yaml);
  const check = async () =>
    (await shop.run(checkCommand)).complaints.filter((line) => line.includes(' error: '));
  shop.write('sources/XX.dates.csv', `${TABLE}day,2026-12-01,exact,act,2026-12-02\n`);
  expect((await shop.run(releaseCommand)).code).toBe(0);
  shop.write('sources/XX.dates.csv', `${TABLE}day,2026-12-01,exact,act,\n`);
  expect(await check()).toEqual([
    'sources/XX.dates.csv:2:5: error: day on 2026-12-01 stood for 2026-12-02, and no longer names it; write "2026-12-02" as its official date, or give an exception with the reason [official_date_lost]',
  ]);
  const exception =
    'exceptions: [{ check: official-date-lost, about: day 2026, reason: The act says so. }]\n';
  shop.write('sources/XX.yaml', yaml + exception);
  expect(await check()).toEqual([]);
  // On the law's own date nothing needs explaining.
  shop.write('sources/XX.yaml', yaml);
  shop.write('sources/XX.dates.csv', `${TABLE}day,2026-12-02,exact,act,\n`);
  expect(await check()).toEqual([]);
  // After a second move, the official date stays the same.
  shop.write('sources/XX.dates.csv', `${TABLE}day,2026-12-03,exact,act,2026-12-02\n`);
  expect(await check()).toEqual([]);
});
