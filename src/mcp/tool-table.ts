import type { EndpointName } from '../api/endpoints/endpoint.ts';
import { ENDPOINT_NOTES } from '../api/endpoints/endpoint-notes.ts';
import { PARAMETER_SCHEMAS } from '../api/schemas/parameters.ts';
import { SUPPORTED_YEARS } from '../calendar/supported-range.ts';
import type { ParameterName } from '../question/parameter-table.ts';
import { QUESTION_TABLE } from '../question/question-table.ts';

/** The argument that pins a release. */
export const PIN = 'data_version';
/** The argument that asks for the full detail. */
export const DETAIL = 'detail';
export const DETAILS = ['brief', 'full'] as const;

/**
 * One operation of the API as a tool. @param parameters its arguments, besides the two that every tool has.
 */
function tool(
  name: string,
  endpoint: EndpointName,
  parameters: readonly ParameterName[],
  optional: readonly ParameterName[],
) {
  const { summary, rules } = ENDPOINT_NOTES[endpoint];
  const required = parameters.filter((each) => !optional.includes(each));
  // Rules that hold for the endpoint's own parameters but not for the tool are left out.
  const told = rules.filter((rule) => !rule.startsWith('It takes no parameters'));
  return { name, endpoint, parameters, required, description: [summary, ...told].join(' ') };
}

export type ToolEntry = Readonly<ReturnType<typeof tool>>;

/** The tools, in the order of Contract 4; Contract 18. */
export const TOOLS: readonly ToolEntry[] = [
  tool('is_business_day', 'is-business-day', QUESTION_TABLE.is, ['region']),
  tool('add_business_days', 'add-business-days', QUESTION_TABLE.add, ['region']),
  tool('count_business_days', 'count-business-days', QUESTION_TABLE.count, ['region']),
  // REST has no default year; here it is the current one.
  tool('list_holidays', 'holidays', QUESTION_TABLE.holidays, ['year', 'region']),
  // The endpoint takes no parameters; its answer is narrowed to one country.
  tool('list_countries', 'countries', ['country'], ['country']),
  tool('deadline', 'deadline', QUESTION_TABLE.deadline, ['region']),
  tool('list_deadline_rules', 'deadline-rules', QUESTION_TABLE.deadlineRules, ['country']),
];

/** Every argument of a tool. */
export function argumentsOf({ parameters }: ToolEntry): readonly string[] {
  return [...parameters, PIN, DETAIL];
}

/**
 * A tool for models, with JSON Schemas. Codes are listed, so that none is guessed; the endpoint
 * refuses any other value.
 * @param countries codes of the countries.
 * @param hasPlans whether regions need a plan.
 */
export function describeTool(entry: ToolEntry, countries: readonly string[], hasPlans = true) {
  const { name, description, endpoint, parameters, required } = entry;
  const answer = {
    type: 'object',
    description: 'The endpoint’s body; brief: each holiday as one text.',
  };
  return {
    ...{ name, title: name.replaceAll('_', ' '), description },
    inputSchema: {
      type: 'object' as const,
      properties: {
        ...Object.fromEntries(
          parameters.map((each) => [each, schemaOf(entry, each, countries, hasPlans)]),
        ),
        [PIN]: {
          type: 'string',
          description: 'Data release: version (2026.11.1) or date; the newest when left out.',
        },
        [DETAIL]: {
          type: 'string',
          enum: [...DETAILS],
          default: 'brief',
          description: fullOf(entry),
        },
      },
      required: [...required],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object' as const,
      properties: {
        ...{ sentence: { type: 'string' }, answer },
        ...{ data_version: { type: 'string' }, request_id: { type: 'string' } },
        ...(isAboutDates(endpoint) && OF_DATES),
      },
      required: ['sentence', 'answer', 'data_version', 'request_id'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

function schemaOf(
  { endpoint }: ToolEntry,
  name: ParameterName,
  countries: readonly string[],
  hasPlans: boolean,
) {
  const description = PARAMETER_SCHEMAS[name].meta()?.description ?? name;
  switch (name) {
    case 'country': {
      const isNarrowing = endpoint === 'countries';
      const what = isNarrowing ? 'One country, with its regions.' : 'ISO 3166-1 alpha-2 code.';
      return { type: 'string', enum: [...countries], description: what };
    }
    case 'year': {
      const what = 'The current year in the country when left out.';
      return { type: 'integer', enum: [...SUPPORTED_YEARS], description: what };
    }
    case 'days':
      return { type: 'integer', format: 'int32', description };
    case 'region': {
      const what = 'Code of a region (CA, not US-CA): list_countries has them.';
      return { type: 'string', description: hasPlans ? `${what} Paid plans only.` : what };
    }
    case 'rule':
    case 'period':
      return { type: 'string', description };
    default:
      return { type: 'string', format: 'date', description };
  }
}

function isAboutDates(endpoint: EndpointName): boolean {
  return endpoint !== 'countries' && !endpoint.startsWith('deadline');
}

const OF_DATES = {
  by_region: { type: 'object', description: 'full: answers of regions that differ, by code.' },
  laws: { type: 'array', items: { type: 'object' } },
  beside: { type: 'array', items: { type: 'object' } },
  trace: { type: 'object' },
};

function fullOf({ endpoint }: ToolEntry): string {
  if (endpoint === 'countries') return 'full: every country with regions and notes.';
  if (!isAboutDates(endpoint)) return 'full: the words of the law, verbatim.';
  return endpoint === 'holidays'
    ? 'full: whole records, and the law behind each; half, local and optional days beside them.'
    : 'full: whole records, the law behind each, every date with what it counted as, and half, local and optional days among them, which do not count.';
}
