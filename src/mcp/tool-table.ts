import { z } from 'zod';
import type { EndpointName } from '../api/endpoints/endpoint.ts';
import { ENDPOINT_NOTES } from '../api/endpoints/endpoint-notes.ts';
import { PARAMETER_SCHEMAS } from '../api/schemas/parameters.ts';
import { REPLY_SCHEMAS } from '../api/schemas/replies.ts';
import { ANY_YEAR_WORDS } from '../calendar/year-words.ts';
import type { ParameterName } from '../question/parameter-table.ts';

/** One operation of the API as a tool. */
export interface ToolEntry {
  readonly name: string;
  readonly endpoint: EndpointName;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  readonly outputSchema: z.ZodObject;
}

/**
 * What a tool takes is looser than what the endpoint takes: the endpoint itself refuses,
 * with its own code and the right form, where a schema would only say "invalid".
 */
const text = (name: ParameterName) =>
  z.string().describe(PARAMETER_SCHEMAS[name].meta()?.description ?? name);

const date = text('date');
const country = text('country');
const region = text('region').optional();

/** The argument that pins a release; every other one is a parameter of the endpoint. */
export const PIN = 'data_version';

const pin = z
  .string()
  .optional()
  .describe(
    'The data release to answer from: its version, for example 2026.11.1, or a date, for the newest release of that day or before. The newest one when left out.',
  );

const citedSchema = z.array(
  z.object({
    date: z.string(),
    holiday: z.string(),
    sources: z.array(
      z.object({
        title: z.string(),
        url: z.string().nullable(),
        publisher: z.string().nullable(),
      }),
    ),
  }),
);

const traceSchema = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      weekday: z.string(),
      kind: z.enum(['business_day', 'weekend', 'regional_holiday', 'public_holiday']),
      counted_as: z.int().nullable(),
      holidays: z.array(z.string()),
    }),
  ),
  left_out: z
    .object({
      after: z.string(),
      dates: z.int(),
      business_days: z.int(),
      weekend_dates: z.int(),
      holiday_dates: z.int(),
    })
    .nullable(),
});

function tool(
  name: string,
  endpoint: EndpointName,
  inputSchema: z.ZodObject,
  isTraced: boolean,
): ToolEntry {
  const { summary, rules } = ENDPOINT_NOTES[endpoint];
  return {
    name,
    endpoint,
    description: [summary, ...rules].join(' '),
    inputSchema: inputSchema.extend({ [PIN]: pin }),
    outputSchema: z.object({
      answer: REPLY_SCHEMAS[endpoint].describe('Exactly what the REST endpoint answers.'),
      data_version: z.string().describe('The data release that answered.'),
      request_id: z.string(),
      ...(isTraced
        ? { trace: traceSchema.describe('Each traversed date and what it counted for.') }
        : {}),
      ...(endpoint === 'countries'
        ? {}
        : { laws: citedSchema.describe('The source of each holiday in the answer.') }),
    }),
  };
}

/** The five tools, in the order of Contract 4; Contract 18. */
export const TOOLS: readonly ToolEntry[] = [
  tool('is_business_day', 'is-business-day', z.object({ date, country, region }), true),
  tool(
    'add_business_days',
    'add-business-days',
    z.object({
      date,
      country,
      days: z.int().describe(PARAMETER_SCHEMAS.days.meta()?.description ?? 'days'),
      region,
    }),
    true,
  ),
  tool(
    'count_business_days',
    'count-business-days',
    z.object({ start: text('start'), end: text('end'), country, region }),
    true,
  ),
  tool(
    'list_holidays',
    'holidays',
    z.object({
      country,
      year: z
        .int()
        .optional()
        .describe(`${ANY_YEAR_WORDS}; the current year in the country when left out.`),
      region,
    }),
    false,
  ),
  tool('list_countries', 'countries', z.object({}), false),
];
