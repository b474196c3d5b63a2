import { ERROR_CODES, ERROR_TABLE, statusesOf } from '../../api/error-table.ts';
import { type Block, code, type ReferencePage, type Section, section, text } from '../blocks.ts';
import { curlLines } from '../code-lines.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { errorLink, type ReferenceContext, replyLines } from './context.ts';

/** `/docs/errors/`: every code, its cause and its cure; error messages lead here. */
export function errorsPage(context: ReferenceContext): ReferencePage {
  return {
    slug: 'errors',
    title: 'Errors',
    description: 'Every error code of the API: its cause, what to do, and a real reply.',
    lead: 'All errors have one form. Let programs decide by the code; show people the message.',
    sections: [
      section(
        'form',
        'The form of an error',
        [
          text(
            'The body has `error.code`, `error.message` and `request_id`, which repeats the header `X-Request-Id`: quote it when you ask for help. Messages may be reworded; codes stay. Treat an unknown code by its status.',
          ),
        ],
        [code('Reply', replyLines(context.examples.errors.missing_parameter))],
      ),
      section('order', 'Order of checks', [
        text('When several errors apply, the reply has the first of this list.'),
        {
          kind: 'list',
          numbered: true,
          items: ORDER.map(([codes, note]) => `${codes.map(errorLink).join(', then ')}${note}`),
        },
        text(
          'Authorization comes before validation: on the Free plan, a region is refused whatever else is wrong.',
        ),
      ]),
      ...ERROR_CODES.map((one) => codeSection(one, context)),
    ],
  };
}

const ORDER: readonly [codes: readonly string[], note: string][] = [
  [['bad_request'], ''],
  [['https_required'], ''],
  [['service_unavailable'], ''],
  [['not_found'], ''],
  [['method_not_allowed'], ''],
  [['unauthorized'], ''],
  [['monthly_limit_reached'], ''],
  [['rate_limited'], ''],
  [['plan_upgrade_required'], ''],
  [['bad_request'], ', for a near-miss parameter name'],
  [['invalid_data_version'], ''],
  [['missing_parameter'], ', in the order of the endpoint’s table'],
  [['invalid_date', 'invalid_days'], ', `invalid_year` or `invalid_period`'],
  [['date_out_of_range'], ', for the dates of the request'],
  [['invalid_country', 'invalid_region'], ''],
  [['date_out_of_range'], ' or `invalid_year`, where the country holds less than the release'],
  [['invalid_rule', 'rule_not_for_place'], ''],
  [['closed_days_not_held', 'period_not_in_rule'], ''],
  [['date_out_of_range'], ', for the computed date'],
  [['internal_error'], ''],
];

function codeSection(one: (typeof ERROR_CODES)[number], context: ReferenceContext): Section {
  const { cause, cure, extension } = ERROR_TABLE[one];
  const example = context.examples.errors[one];
  const blocks = [
    text(`**${statusesOf(one).join(', ')}**${extension ? ' · an extension of this service' : ''}`),
    text(cause),
    text(`**What to do:** ${cure}`),
  ];
  return section(one, one, blocks, example === undefined ? [] : exchangeOf(example, context));
}

/** How to get an error, where anybody can, and its reply. */
function exchangeOf(example: Example, context: ReferenceContext): Block[] {
  const { request, repeatable } = example;
  const curl = curlLines(`${context.siteUrl}${targetOf(request)}`, request.pin ?? null);
  const asked = request.caller === 'nobody' ? curl.replace(/-H "[^"]*" \\\n {2}/, '') : curl;
  const line =
    request.method === 'GET' ? asked : asked.replace('curl', `curl -X ${request.method}`);
  return [...(repeatable ? [code(request.summary, line)] : []), code('Reply', replyLines(example))];
}
