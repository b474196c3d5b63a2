import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import { PLAN_HEADS, planCells } from '../plans.ts';
import { type ReferenceContext, replyLines } from './context.ts';

const BACK_OFF = `for (let tries = 0; tries < 5; tries += 1) {
  const reply = await fetch(url, { headers });
  const { status } = reply;
  if (status !== 429 && status !== 503) return reply;
  const wait = reply.headers.get('Retry-After');
  const seconds = Number(wait) + Math.random();
  await new Promise((wake) =>
    setTimeout(wake, seconds * 1000));
}`;

/** `/docs/limits/`: plans, buckets, months, and how to back off. */
export function limitsPage({ plans, examples }: ReferenceContext): ReferencePage {
  return {
    slug: 'limits',
    title: 'Plans and limits',
    description: 'Plans, rate limits and monthly quotas of the API, and how to stay within them.',
    lead: 'A bucket for each key, a month for each account. Every authenticated reply says where you stand.',
    sections: [
      section('plans', 'Plans', [
        {
          kind: 'table',
          caption: 'Plans',
          head: PLAN_HEADS,
          rows: plans.map(planCells),
        },
      ]),
      section(
        'bucket',
        'The bucket of a key',
        [
          text(
            'A full bucket holds as many requests as the table says, and they come back steadily. Every authenticated request takes one, whether it is answered or refused; a 429 takes none.',
          ),
          {
            kind: 'table',
            caption: 'Rate limit header fields',
            head: ['Field', 'What it says'],
            rows: [
              ['`RateLimit-Limit`', 'How many requests a full bucket holds.'],
              ['`RateLimit-Remaining`', 'How many are left at this moment.'],
              [
                '`RateLimit-Reset`',
                'Seconds until at least one is possible again; 0 while one is left.',
              ],
            ],
          },
        ],
        [code('An empty bucket', replyLines(examples.errors.rate_limited))],
      ),
      section(
        'month',
        'The month of an account',
        [
          text(
            'Only answers count, status 200: no error, no 304. The month is a calendar month in UTC and belongs to the account, so that a second key does not double it.',
          ),
          {
            kind: 'table',
            caption: 'Header fields of the month',
            head: ['Field', 'What it says'],
            rows: [
              ['`X-Month-Limit`', 'How many answers the account has each month.'],
              ['`X-Month-Remaining`', 'How many are left this month.'],
              ['`X-Month-Reset`', 'Seconds until the month begins anew, 00:00 UTC on the 1st.'],
            ],
          },
          text(
            'They stand beside the others. When the month is used up, the three RateLimit fields describe the month as well: the quota, 0, and the same seconds.',
          ),
        ],
        [code('A used-up month', replyLines(examples.errors.monthly_limit_reached))],
      ),
      section(
        'back-off',
        'How to back off',
        [
          list(
            'Wait as long as `Retry-After` says; it stands on every 429 and 503. Then try again, with a little chance added, so that many clients do not come back at once.',
            'Better: slow down while `RateLimit-Remaining` falls, and keep what you have. A year of holidays seldom changes: ask with `If-None-Match`, and a 304 costs nothing of the month.',
            'Do not retry a 400, 401, 403, 404 or 405: the same request gets the same reply.',
          ),
        ],
        [code('JavaScript', BACK_OFF)],
      ),
    ],
  };
}
