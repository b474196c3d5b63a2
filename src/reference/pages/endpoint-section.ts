import type { z } from 'zod';
import { type Endpoint, type EndpointName, pathOf } from '../../api/endpoints/endpoint.ts';
import { ENDPOINT_NOTES } from '../../api/endpoints/endpoint-notes.ts';
import { PARAMETER_SCHEMAS } from '../../api/schemas/parameters.ts';
import { REPLY_SCHEMAS } from '../../api/schemas/replies.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';
import { type Block, code, list, type Section, text } from '../blocks.ts';
import { ownErrors } from '../endpoint-errors.ts';
import { type ReferenceContext, replyLines, requestLine, requestSamples } from './context.ts';

/** A reply of more lines than this is folded. */
const REPLY_LINES_MAX = 40;

/** The endpoints that the site's calculator covers, by the name of the operation there. */
const CALCULATOR_OPS: Readonly<Partial<Record<EndpointName, string>>> = {
  'is-business-day': 'is',
  'add-business-days': 'add',
  'count-business-days': 'count',
};

/** One endpoint: parameters, fields, rules, errors and examples with their replies. */
export function endpointSection(endpoint: Endpoint, context: ReferenceContext): Section {
  const { name } = endpoint;
  const { title, summary, rules } = ENDPOINT_NOTES[name];
  const errors = ownErrors(endpoint).map((each) => `[\`${each}\`](/docs/errors/#${each})`);
  const shared = '[those of every endpoint](/docs/errors/)';
  const blocks: Block[] = [
    text(`\`GET ${pathOf(endpoint)}\``),
    text(summary),
    parameterTable(endpoint),
    ...callout(endpoint),
    fieldsOf(REPLY_SCHEMAS[name].shape, `Fields of the reply of ${name}`),
    list(...rules),
    text(
      errors.length === 0
        ? `Errors: ${shared}.`
        : `Errors, beside ${shared}: ${errors.join(', ')}.`,
    ),
    ...calculatorLink(endpoint, context),
  ];
  const examples = context.examples.answers[name].flatMap((example, index) => {
    const reply = code('Reply', replyLines(example));
    const isLong = reply.kind === 'code' && reply.code.split('\n').length > REPLY_LINES_MAX;
    // Only the first example is in every language; the second differs only in its parameters.
    const request = index === 0 ? requestSamples : requestLine;
    return [request(context.siteUrl, example), isLong ? { ...reply, folded: true } : reply];
  });
  return { id: name, title, blocks, examples };
}

/** A link to the same question in the calculator, whose page shows each day of the answer. */
function calculatorLink({ name }: Endpoint, { examples }: ReferenceContext): Block[] {
  const op = CALCULATOR_OPS[name];
  const query = examples.answers[name][0]?.request.query;
  if (op === undefined || query === undefined) return [];
  const address = `/calculator/?${new URLSearchParams({ op, ...query })}`;
  return [text(`[Try it in the calculator](${address}), without a key.`)];
}

/** What a reader must know before relying on an answer. */
function callout({ name, parameters }: Endpoint): Block[] {
  if (name === 'deadline') return [text(NO_ADVICE)];
  return parameters.includes('region') ? [text(WITHOUT_REGION)] : [];
}

const NO_ADVICE =
  '**This counts by a named rule; it is not legal advice.** Cite the answer with its `law`: each step names the sentences that say it. Read `not_modelled` before you rely on the day, and act by `earliest` where it differs from `latest`.';
// Contract 10.9: an answer for a country may be wrong for most of its people.
const WITHOUT_REGION =
  '**Without `region`, the answer holds for the country as a whole.** Where a region is off on one of its business days, the reply says so: `X-Regions-Differ: dates=1, regions=("ENG" "NIR" "WLS")` counts those dates and lists the regions. Send `region` for an answer that holds in one place.';

function parameterTable({ name, parameters, required }: Endpoint): Block {
  if (parameters.length === 0) return text('It takes no parameters.');
  return {
    kind: 'table',
    caption: `Query parameters of ${name}`,
    head: ['Parameter', 'Required', 'What it is'],
    rows: parameters.map((each) => [
      `\`${each}\``,
      required.includes(each) ? 'yes' : 'no',
      `${describe(PARAMETER_SCHEMAS[each])} For example \`${each}=${PARAMETER_WORDS[each].example}\`.`,
    ]),
  };
}

/** The fields of an object schema as a table; a reply always has all of them. */
export function fieldsOf(shape: Readonly<Record<string, z.ZodType>>, caption: string): Block {
  return {
    kind: 'table',
    caption,
    head: ['Field', 'What it is'],
    rows: Object.entries(shape).map(([name, schema]) => [`\`${name}\``, describe(schema)]),
  };
}

function describe(schema: z.ZodType): string {
  return schema.meta()?.description ?? '';
}
