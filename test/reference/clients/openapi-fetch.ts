import createClient from 'openapi-fetch';
import { advise } from './advise.ts';
import type { paths } from './generated/schema.d.ts';

/** Any number: a closed list of years would not compile. */
const THIS_YEAR = Number('2026');

/**
 * Asks all five endpoints, and gets one error, through openapi-fetch at each address; prints a
 * line for each reply.
 */
for (const baseUrl of process.argv.slice(2)) {
  const client = createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${process.env.KEY ?? ''}` },
  });

  const countries = await client.GET('/v1/countries');
  const holidays = await client.GET('/v1/holidays', {
    params: { query: { country: 'GB', year: THIS_YEAR } },
  });
  const is = await client.GET('/v1/is-business-day', {
    params: { query: { date: '2026-12-28', country: 'GB', region: 'SCT' } },
  });
  const add = await client.GET('/v1/add-business-days', {
    params: { query: { date: '2026-12-24', country: 'GB', days: 2 } },
  });
  const count = await client.GET('/v1/count-business-days', {
    params: { query: { start: '2026-12-24', end: '2026-12-29', country: 'GB' } },
  });
  const refused = await client.GET('/v1/is-business-day', {
    params: { query: { date: '2026-02-30', country: 'GB' } },
  });

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
