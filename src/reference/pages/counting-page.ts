import { RANGE_WORDS } from '../../calendar/year-words.ts';
import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import type { Example } from '../examples.ts';
import { errorLink, type ReferenceContext, replyLines, requestLine } from './context.ts';

/** `/docs/counting/`: what a date is here, and how dates are counted. */
export function countingPage({ siteUrl, examples }: ReferenceContext): ReferencePage {
  const [forward, backward] = examples.answers['count-business-days'] as [Example, Example];
  return {
    slug: 'counting',
    title: 'Dates and counting',
    description: 'The counting rule of the API, its law, effective and official dates, the range.',
    lead: 'The start is never counted, the end is. Everything else follows.',
    sections: [
      section(
        'rule',
        'The rule',
        [
          list(
            'A business day is neither a weekend date nor a holiday of the calendar: a country, or a country and a region.',
            'Traversal goes one calendar day at a time from the start, which is excluded, to the end, which is included, forward or backward.',
            'A holiday on a weekend date counts as weekend, and only as that.',
            'Adding 0 gives the date itself, even when it is no business day.',
          ),
        ],
        [requestLine(siteUrl, forward), code('Reply', replyLines(forward))],
      ),
      section(
        'law',
        'The counting law',
        [
          text('`count(d, add(d, n)) = n` for every date d and every whole number n.'),
          text(
            'Weekends, holidays and negative numbers included. It is tested for every calendar, every start and every number of days in the range.',
          ),
          text(
            'Counting is not symmetric: from a Saturday to the Monday after it there is 1 business day, from that Monday back to the Saturday there are 0, because the end is counted and the start is not.',
          ),
          text('[How other tools count](/about/how-it-works/), and how to translate.'),
        ],
        [requestLine(siteUrl, backward), code('Reply', replyLines(backward))],
      ),
      section('two-dates', 'Effective and official dates', [
        text(
          '`date` is the day off, the one that counts. `official_date` is the date the law names, and stands only where it differs. `/v1/holidays` lists a record in the year of `date`.',
        ),
        text(
          '`date_accuracy` is `estimated` while an authority may still move the day: [the dates we wait for](/data/watch/).',
        ),
      ]),
      section('range', 'The supported range', [
        text(
          `${RANGE_WORDS}, both included. A date outside, or a result that would lie outside, is ${errorLink('date_out_of_range')}: never a guess with weekends only.`,
        ),
        text(
          'The time zone of a country is a hint for your own clock. No computation uses it: a date is a date.',
        ),
      ]),
    ],
  };
}
