import { code, type ReferencePage, section, text } from '../blocks.ts';
import { PLAN_HEADS, planCells } from '../plans.ts';
import { type ReferenceContext, replyLines } from './context.ts';

/** `/docs/limits/`: plans, rate limits and monthly quotas. */
export function limitsPage({ plans, examples }: ReferenceContext): ReferencePage {
  return {
    slug: 'limits',
    title: 'Plans and limits',
    description: 'Plans, rate limits and monthly quotas of the API, and how to stay within them.',
    lead: 'Each key has a rate limit, each account a monthly quota. Every authenticated reply says what is left.',
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
        'Rate limit of a key',
        [
          text(
            'A key has a bucket of requests that refills steadily, at the rates in the table. Every authenticated request takes one, answered or refused; a 429 takes none.',
          ),
          {
            kind: 'table',
            caption: 'Rate limit header fields',
            head: ['Field', 'What it says'],
            rows: [
              ['`RateLimit-Limit`', 'How many requests a full bucket holds.'],
              [
                '`RateLimit-Policy`',
                'The same, with the seconds that an empty bucket needs to fill: `"bucket";q=60;w=6`.',
              ],
              ['`RateLimit-Remaining`', 'How many are left now.'],
              [
                '`RateLimit-Reset`',
                'Seconds until the next request is possible; 0 while one is left.',
              ],
            ],
          },
          text(
            'All keys of an account together get the rate of four keys. Beyond that the reply is the same 429, and its fields describe the bucket of the account.',
          ),
        ],
        [code('An empty bucket', replyLines(examples.errors.rate_limited))],
      ),
      section(
        'month',
        'Monthly quota of an account',
        [
          text(
            'Only answers with status 200 count; errors and 304 do not. The quota covers a calendar month in UTC and belongs to the account, so a second key does not double it.',
          ),
          {
            kind: 'table',
            caption: 'Header fields of the month',
            head: ['Field', 'What it says'],
            rows: [
              ['`X-Month-Limit`', 'How many answers the account has each month.'],
              ['`X-Month-Remaining`', 'How many are left this month.'],
              ['`X-Month-Reset`', 'Seconds until the next month, 00:00 UTC on the 1st.'],
            ],
          },
          text(
            'They come with the rate-limit fields. When the month is used up, `RateLimit-Limit`, `-Remaining` and `-Reset` describe the month as well: the quota, 0, and the same seconds.',
          ),
        ],
        [code('A used-up month', replyLines(examples.errors.monthly_limit_reached))],
      ),
      section('back-off', 'Stay within the limits', [
        text(
          'Slow down while `RateLimit-Remaining` falls, and keep the answers you have. For a 429, see [retries](/docs/retries/): wait for `rate_limited`, stop at `monthly_limit_reached`.',
        ),
      ]),
    ],
  };
}
