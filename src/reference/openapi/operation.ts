import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Endpoint } from '../../api/endpoints/endpoint.ts';
import { ENDPOINT_NOTES } from '../../api/endpoints/endpoint-notes.ts';
import { type ErrorCode, statusesOf } from '../../api/error-table.ts';
import { errorSchema } from '../../api/schemas/error-reply.ts';
import { PARAMETER_SCHEMAS } from '../../api/schemas/parameters.ts';
import { REPLY_SCHEMAS } from '../../api/schemas/replies.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';
import { ownErrors, SHARED_ERRORS } from '../endpoint-errors.ts';
import type { Example, Examples } from '../examples.ts';
import { errorHeaders, NOT_MODIFIED_HEADERS, REQUEST_HEADERS, SUCCESS_HEADERS } from './headers.ts';

const SHARED = [
  [401, 'Unauthorized', 'No valid key. The same reply for every cause.'],
  [
    429,
    'TooManyRequests',
    'Too many requests for the bucket of the key, or for the month of the account.',
  ],
  [500, 'InternalError', 'A fault of the service.'],
  [503, 'ServiceUnavailable', 'The service cannot answer just now.'],
] as const;

/** The responses that every operation shares, by status. */
export function shareResponses(
  examples: Examples,
): Readonly<Record<string, ZodOpenApiResponseObject>> {
  const shared = SHARED.map(([status, id, description]) => [
    status,
    { id, ...errorResponse(status, description, SHARED_ERRORS, examples.errors) },
  ]);
  return {
    ...Object.fromEntries(shared),
    default: {
      id: 'AnyError',
      description: 'Any other error: the form is always the same.',
      headers: errorHeaders(0),
      content: { 'application/json': { schema: errorSchema } },
    },
  };
}

/** The GET operation of an endpoint. */
export function describeOperation(
  endpoint: Endpoint,
  examples: Examples,
  shared: ReturnType<typeof shareResponses>,
): ZodOpenApiOperationObject {
  const { operationId, title, summary, rules } = ENDPOINT_NOTES[endpoint.name];
  const codes = [...ownErrors(endpoint), ...SHARED_ERRORS];
  const own = { ...examples.errors, ...examples.refusals[endpoint.name] };
  return {
    operationId,
    tags: [
      endpoint.parameters.includes('date') || endpoint.parameters.includes('start')
        ? 'Business days'
        : 'Calendars',
    ],
    summary: title,
    description: [summary, ...rules.map((rule) => `- ${rule}`)].join('\n'),
    requestParams: { query: queryOf(endpoint), header: REQUEST_HEADERS },
    responses: {
      '200': {
        description: 'The answer.',
        headers: SUCCESS_HEADERS,
        content: {
          'application/json': {
            schema: REPLY_SCHEMAS[endpoint.name],
            ...answerExamples(endpoint, examples),
          },
        },
      },
      '304': {
        description: 'The reply you hold, by If-None-Match, is still the answer.',
        headers: NOT_MODIFIED_HEADERS,
      },
      '400': errorResponse(400, 'The request is invalid; the code says why.', codes, own),
      '403': errorResponse(
        403,
        'Regions are not in the plan, or the connection is not secure.',
        codes,
        own,
      ),
      ...shared,
    },
  };
}

/** None for endpoints that list everything: these would make up a fifth of the document. */
function answerExamples({ name }: Endpoint, { answers }: Examples) {
  if (name === 'countries' || name === 'deadline-rules') return {};
  const named = answers[name].map((each, index) => [`example-${index + 1}`, exampleObject(each)]);
  return { examples: Object.fromEntries(named) };
}

function queryOf(endpoint: Endpoint): z.ZodObject {
  return z.object(
    Object.fromEntries(
      endpoint.parameters.map((name) => {
        const schema: z.ZodType = PARAMETER_SCHEMAS[name];
        const { examples } = ENDPOINT_NOTES[endpoint.name];
        const example = examples?.[name] ?? PARAMETER_WORDS[name].example;
        const given = endpoint.required.includes(name) ? schema : schema.optional();
        return [name, given.meta({ ...schema.meta(), param: { example } })];
      }),
    ),
  );
}

function errorResponse(
  status: number,
  description: string,
  codes: readonly ErrorCode[],
  examples: Examples['errors'],
): ZodOpenApiResponseObject {
  const possible = codes.filter((code) => statusesOf(code).includes(status));
  const shown = possible.flatMap((code) => {
    const example = examples[code];
    return example?.reply.status === status ? [[code, exampleObject(example)]] : [];
  });
  return {
    description: `${description} Codes: ${possible.map((code) => `\`${code}\``).join(', ')}.`,
    headers: errorHeaders(status),
    content: {
      'application/json': { schema: errorSchema, examples: Object.fromEntries(shown) },
    },
  };
}

function exampleObject({ request, reply }: Example): { summary: string; value: unknown } {
  return { summary: request.summary, value: JSON.parse(String(reply.body)) };
}
