import { advise } from './advise.ts';
import { client } from './generated/client/client.gen.ts';
import {
  addBusinessDays,
  countBusinessDays,
  isBusinessDay,
  listCountries,
  listHolidays,
} from './generated/client/sdk.gen.ts';

/** Any number: a closed list of years would not compile. */
const THIS_YEAR = Number('2026');

/**
 * Asks all five endpoints, and gets one error, through the generated client at each address;
 * prints a line for each reply.
 */
for (const baseUrl of process.argv.slice(2)) {
  client.setConfig({
    baseUrl,
    auth: () => process.env.KEY ?? '',
  });

  const countries = await listCountries();
  const holidays = await listHolidays({ query: { country: 'GB', year: THIS_YEAR } });
  const is = await isBusinessDay({ query: { date: '2026-12-28', country: 'GB', region: 'SCT' } });
  const add = await addBusinessDays({ query: { date: '2026-12-24', country: 'GB', days: 2 } });
  const count = await countBusinessDays({
    query: { start: '2026-12-24', end: '2026-12-29', country: 'GB' },
  });
  const refused = await isBusinessDay({ query: { date: '2026-02-30', country: 'GB' } });

  console.log(
    JSON.stringify([
      countries.data?.countries.length,
      holidays.data?.holidays[0]?.name,
      is.data?.reason,
      add.data?.end_date,
      count.data?.business_days,
      refused.error === undefined ? null : advise(refused.error.error.code),
    ]),
  );
}
