import type { Endpoint } from '../../api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../api/endpoints/endpoint-table.ts';
import { ERROR_CODES } from '../../api/error-table.ts';
import { countryRecordSchema, holidayRecordSchema } from '../../api/schemas/records.ts';
import { LAST_YEAR } from '../../calendar/supported-range.ts';
import { RANGE_WORDS } from '../../calendar/year-words.ts';
import { code, samplesOf } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { planTable } from '../plans.ts';
import { readPrograms } from '../samples/ask-samples.ts';
import { type ReferenceContext, replyLines, requestLine, requestSamples } from './context.ts';
import { endpointSection, fieldsOf } from './endpoint-section.ts';
import { errorSection } from './error-section.ts';
import { packageValues } from './package-values.ts';
import type { Values } from './read-page.ts';

/**
 * The computed values of the reference pages. Each property is named after its placeholder in the
 * Markdown.
 */
export function pageValues(context: ReferenceContext): Values {
  const { siteUrl, plans, examples } = context;
  const { answers, errors, pinned } = examples;
  const [first] = answers['is-business-day'] as [Example];
  const firstUrl = `${siteUrl}${targetOf(first.request)}`;
  const reply = (example: Example, label = 'Reply') => [code(label, replyLines(example))];
  const exchange = (example: Example) => [requestLine(siteUrl, example), ...reply(example)];
  const [forward, backward] = answers['count-business-days'] as [Example, Example];
  return {
    siteUrl,
    firstUrl,
    range: RANGE_WORDS,
    lastYear: String(LAST_YEAR),
    nextYear: String(LAST_YEAR + 1),
    firstRequest: [{ ...requestSamples(siteUrl, first), label: 'Ask' }],
    firstReply: reply(first),
    withoutKey: reply(errors.unauthorized, 'Without a key'),
    endpoints: (ENDPOINTS as readonly Endpoint[]).map((each) => endpointSection(each, context)),
    holidayFields: [fieldsOf(holidayRecordSchema.shape, 'Fields of a holiday record')],
    countryFields: [fieldsOf(countryRecordSchema.shape, 'Fields of a country record')],
    pinned: [
      requestSamples(siteUrl, pinned),
      code('Reply', replyLines(pinned, 'X-Data-Version', 'Vary')),
    ],
    errorForm: reply(errors.missing_parameter),
    codes: ERROR_CODES.map((each) => errorSection(each, context)),
    plans: [planTable(plans)],
    emptyBucket: reply(errors.rate_limited, 'An empty bucket'),
    usedUpMonth: reply(errors.monthly_limit_reached, 'A used-up month'),
    programs: [samplesOf('Send a request, with retries', readPrograms('retry', firstUrl))],
    forward: exchange(forward),
    backward: exchange(backward),
    ...packageValues(context),
  };
}
