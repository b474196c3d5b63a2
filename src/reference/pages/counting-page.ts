import { RANGE_WORDS } from '../../calendar/year-words.ts';
import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import type { Example } from '../examples.ts';
import { errorLink, type ReferenceContext, replyLines, requestLine } from './context.ts';

/** `/docs/counting/`: dates, and how they are counted. */
export function countingPage({ siteUrl, examples }: ReferenceContext): ReferencePage {
  const [forward, backward] = examples.answers['count-business-days'] as [Example, Example];
  return {
    slug: 'counting',
    title: 'Dates and counting',
    description: 'How the API counts business days, effective and official dates, the range.',
    lead: 'The start is never counted; the end is.',
    sections: [
      section(
        'rule',
        'The rule',
        [
          list(
            'A business day is neither a weekend date nor a holiday of the calendar. A calendar is a country, or a country and a region.',
            'The service goes through calendar days one at a time, forward or backward: it leaves out the start and includes the end.',
            'A holiday on a weekend date counts as a weekend date only.',
            'Adding 0 returns the date itself, even when it is not a business day.',
          ),
        ],
        [requestLine(siteUrl, forward), code('Reply', replyLines(forward))],
      ),
      section(
        'law',
        'The counting law',
        [
          text(
            '`count(d, add(d, n)) = n` for every date d and every whole number n: weekends, holidays and negative numbers included. It is tested for every calendar, every start and every number of days in the range.',
          ),
          text(
            'Counting is not symmetric. From a Saturday to the next Monday there is 1 business day; from that Monday back to the Saturday there are 0, because the end is counted and the start is not.',
          ),
          text(
            'Comparing with another tool? [See how it counts](/about/how-it-works/), and how to convert.',
          ),
        ],
        [requestLine(siteUrl, backward), code('Reply', replyLines(backward))],
      ),
      section('two-dates', 'Effective and official dates', [
        text(
          'Compute with `date`, the day off. `official_date` is the date that the law names, where it differs; otherwise null. `/v1/holidays` lists a record in the year of `date`.',
        ),
        text(
          '`date_accuracy` is `estimated` while an authority may still move the day. It becomes `exact` with the first release after the authority has settled it: [the dates we wait for](/data/watch/).',
        ),
      ]),
      section('range', 'The supported range', [
        text(
          `${RANGE_WORDS}, both included. A date or a result outside is ${errorLink('date_out_of_range')}; the service never guesses from weekends alone.`,
        ),
        text('A country’s time zone is a hint for your own clock. No computation uses it.'),
      ]),
    ],
  };
}
