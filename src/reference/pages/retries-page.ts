import { list, type ReferencePage, section, text } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { retrySamples } from '../samples/retry-samples.ts';
import { errorLink, type ReferenceContext } from './context.ts';

/** `/docs/retries/`: when to ask again, and programs that do. */
export function retriesPage({ siteUrl, examples }: ReferenceContext): ReferencePage {
  const first = examples.answers['is-business-day'][0] as Example;
  const samples = retrySamples(`${siteUrl}${targetOf(first.request)}`);
  return {
    slug: 'retries',
    title: 'Trying again',
    description:
      'When to try a request again, how long to wait, and ready programs in seven languages.',
    lead: 'Decide by the code, wait for a minute at most, end with an error.',
    sections: [
      section('when', 'When it helps', [
        {
          kind: 'table',
          caption: 'What to do about a request that was not answered',
          head: ['What came', 'What to do'],
          rows: [
            [
              errorLink('rate_limited'),
              'Wait as long as `Retry-After` says, at most a minute, and a little chance more, so that many clients do not come back at once. Then try again.',
            ],
            [
              `${errorLink('service_unavailable')}, ${errorLink('internal_error')}, no reply, no JSON`,
              'The same; without a `Retry-After`, a second longer each time.',
            ],
            [
              errorLink('monthly_limit_reached'),
              '**Do not wait.** `Retry-After` leads to the first of the month: up to 2,678,400 seconds, more than most timers hold. End with an error that somebody sees.',
            ],
            ['any other code', 'Do not try again: the same request gets the same reply.'],
          ],
        },
        text(
          'Five tries are enough. Nothing here is changed by a request, so that trying again does no harm; what was not answered has cost nothing of the month.',
        ),
      ]),
      section('traps', 'What goes wrong with ready-made retries', [
        list(
          '`setTimeout` of JavaScript takes at most 2,147,483,647 milliseconds, and waits not at all for more: a loop that waits `Retry-After` at the end of a month asks as fast as it can.',
          '`Retry` of urllib3 sleeps as long as `Retry-After` says, for days if need be. Branch by the code before you sleep, as below, or set `respect_retry_after_header=False`.',
          'A queue that keeps what failed asks it all again on the first of the month, at 00:00 UTC, as everybody does.',
        ),
        text(
          'Better than trying again: slow down while `RateLimit-Remaining` falls, warn somebody while `X-Month-Remaining` falls, and keep what you have. A year of holidays seldom changes: ask with `If-None-Match`, and a 304 costs nothing of the month.',
        ),
      ]),
      section(
        'programs',
        'Programs',
        [
          text(
            'Each is a whole program: it asks one question, with the key in `KEY`, and prints the reply. Each is run in our tests against a server that says `rate_limited`, 503 and `monthly_limit_reached`, and one that cuts the connection. curl ends at a connection that was cut; the others try again.',
          ),
        ],
        [{ kind: 'samples', label: 'Ask, and try again', samples }],
      ),
    ],
  };
}
