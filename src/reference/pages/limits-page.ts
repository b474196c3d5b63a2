import { code, type ReferencePage, section, text } from '../blocks.ts';
import { PLAN_HEADS, planCells } from '../plans.ts';
import { type ReferenceContext, replyLines } from './context.ts';

/** `/docs/limits/`: plans, buckets and months. */
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
              [
                '`RateLimit-Policy`',
                'The same with the seconds in which an empty bucket is full again: `"bucket";q=60;w=6`.',
              ],
              ['`RateLimit-Remaining`', 'How many are left at this moment.'],
              [
                '`RateLimit-Reset`',
                'Seconds until at least one is possible again; 0 while one is left.',
              ],
            ],
          },
          text(
            'All keys of an account together ask no faster than four of them: beyond that it is the same 429, and its fields describe the bucket of the account.',
          ),
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
      section('back-off', 'When they are reached', [
        text(
          '[Trying again](/docs/retries/) says which refusals pass and which do not, with programs. Better: slow down while `RateLimit-Remaining` falls, and keep what you have.',
        ),
      ]),
    ],
  };
}
