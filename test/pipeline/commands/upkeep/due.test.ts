import { expect, it } from 'vitest';
import { dueCommand } from '../../../../pipeline/commands/upkeep/due.ts';
import { AWAITED_FEAST } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

it('lists overdue and upcoming dates, with the command to type', async () => {
  const shop = workshop(AWAITED_FEAST);
  const overdue =
    'XX: Feast, Thu 2026-11-12 (estimated), overdue by 8 days; The moon: a day before; npm run data -- announce XX feast 2026-11-12 --cite …';
  expect(await shop.run(dueCommand)).toEqual({ code: 1, out: [overdue], complaints: [] });
  const { out } = await shop.run(dueCommand, '--within', '45');
  expect(out).toEqual([overdue, expect.stringContaining('Mon 2027-01-04 (estimated), in 45 days')]);
  expect((await shop.run(dueCommand, '--within', 'soon')).complaints).toEqual([
    'write --within and a number of days, like --within 30',
  ]);
});

it('says that nothing is due', async () => {
  const shop = workshop(AWAITED_FEAST.replace('2026-11-12', '2027-11-12'));
  expect((await shop.run(dueCommand)).out).toEqual(['nothing is due within 30 days']);
});
