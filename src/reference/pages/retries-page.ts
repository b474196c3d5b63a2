import { list, type ReferencePage, section, text } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { retrySamples } from '../samples/retry-samples.ts';
import { errorLink, type ReferenceContext } from './context.ts';

/** `/docs/retries/`: when to retry, and programs that do. */
export function retriesPage({ siteUrl, examples }: ReferenceContext): ReferencePage {
  const first = examples.answers['is-business-day'][0] as Example;
  const samples = retrySamples(`${siteUrl}${targetOf(first.request)}`);
  return {
    slug: 'retries',
    title: 'Retries',
    description: 'When to retry a request, how long to wait, and programs in seven languages.',
    lead: 'Decide by the error code, wait at most a minute, give up with an error.',
    sections: [
      section('when', 'When to retry', [
        {
          kind: 'table',
          caption: 'What to do for each kind of failure',
          head: ['Reply', 'What to do'],
          rows: [
            [
              errorLink('rate_limited'),
              'Wait `Retry-After` seconds, at most a minute, plus a random fraction of a second so that clients do not return together. Then retry.',
            ],
            [
              `${errorLink('service_unavailable')}, ${errorLink('internal_error')}, no reply, no JSON`,
              'The same. Without `Retry-After`, wait a second longer each time.',
            ],
            [
              errorLink('monthly_limit_reached'),
              '**Do not wait.** `Retry-After` points to the first of the month, up to 2,678,400 seconds away, more than most timers hold. Fail with an error that somebody sees.',
            ],
            ['any other code', 'Do not retry: the same request gets the same reply.'],
          ],
        },
        text(
          'Give up after five attempts. Retrying is safe: no request changes anything, and only answered ones count against the month.',
        ),
      ]),
      section('traps', 'Pitfalls of ready-made retries', [
        list(
          '`setTimeout` in JavaScript takes at most 2,147,483,647 milliseconds and fires at once for more: a loop that waits `Retry-After` for the next month asks as fast as it can.',
          '`Retry` in urllib3 sleeps for the whole `Retry-After`, even for days. Check the code before you sleep, as below, or set `respect_retry_after_header=False`.',
          'A queue of failed requests sends them all on the first of the month at 00:00 UTC, as everybody’s does. Spread them.',
        ),
        text(
          'To need fewer retries, slow down while `RateLimit-Remaining` falls, alert somebody while `X-Month-Remaining` falls, and cache answers. A year of holidays seldom changes: ask with `If-None-Match`, and a 304 does not count against the month.',
        ),
      ]),
      section(
        'programs',
        'Programs',
        [
          text(
            'Each program reads the key from `KEY`, sends one request, retries as above and prints the reply. Our tests run each against a server that replies `rate_limited`, 503 and `monthly_limit_reached`, and one that cuts the connection: curl stops there, the others retry.',
          ),
        ],
        [{ kind: 'samples', label: 'Send a request, with retries', samples }],
      ),
    ],
  };
}
