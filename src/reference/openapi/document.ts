import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { type Endpoint, pathOf } from '../../api/endpoints/endpoint.ts';
import { ENDPOINT_NOTES } from '../../api/endpoints/endpoint-notes.ts';
import { ENDPOINTS, INTERFACE_VERSION } from '../../api/endpoints/endpoint-table.ts';
import { type ErrorCode, statusesOf } from '../../api/error-table.ts';
import { errorSchema } from '../../api/schemas/error-reply.ts';
import { PARAMETER_SCHEMAS } from '../../api/schemas/parameters.ts';
import { REPLY_SCHEMAS } from '../../api/schemas/replies.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { RANGE_WORDS } from '../../calendar/year-words.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';
import { ownErrors, SHARED_ERRORS } from '../endpoint-errors.ts';
import type { Example, Examples } from '../examples.ts';
import type { ReferenceContext } from '../pages/context.ts';
import { type PublishedPlan, planTable } from '../plans.ts';
import { writeBlock } from '../to-markdown.ts';
import { errorHeaders, NOT_MODIFIED_HEADERS, REQUEST_HEADERS, SUCCESS_HEADERS } from './headers.ts';
import { joinNulls } from './nullable.ts';

/** The OpenAPI 3.1 document of the service, made from the schemas that its replies are tested with. */
export function createOpenApiDocument({
  siteUrl,
  examples,
  plans,
  countries,
}: Omit<ReferenceContext, 'dataVersion' | 'packages'>): object {
  const shared = shareResponses(examples);
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Redletter API',
        version: INTERFACE_VERSION,
        summary: `Business days for ${countries} countries: dates you can cite, answers you can reproduce.`,
        description: description(siteUrl, plans),
        contact: { name: 'Redletter', url: `${siteUrl}/docs/` },
        license: { name: `Holiday data: ${DATA_LICENCE.name}`, url: DATA_LICENCE.url },
      },
      servers: [{ url: siteUrl, description: 'This service' }],
      externalDocs: { url: `${siteUrl}/docs/`, description: 'The reference, for people' },
      tags: [
        { name: 'Business days', description: 'Questions about dates.' },
        { name: 'Calendars', description: 'What the answers rest on.' },
      ],
      security: [{ apiKey: [] }],
      paths: Object.fromEntries(
        (ENDPOINTS as readonly Endpoint[]).map((endpoint) => [
          pathOf(endpoint),
          { get: describeOperation(endpoint, examples, shared) },
        ]),
      ),
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'Send the key as `Authorization: Bearer <API_KEY>`, over HTTPS. A key is `rl_` and 36 letters and digits; it is case-sensitive.',
          },
        },
      },
    },
    {
      override: ({ jsonSchema }) => {
        // `format` already says so, and generated clients have no use for the pattern.
        if (jsonSchema.format === 'date' || jsonSchema.format === 'uuid') delete jsonSchema.pattern;
        // Contract 9: replies may gain fields, so schemas closed for tests are open for clients.
        delete jsonSchema.additionalProperties;
        if (jsonSchema.type === 'integer') {
          // A client generated today must accept a year that a later release adds.
          delete jsonSchema.enum;
          // No number exceeds 32 bits; some languages have a separate type for larger ones.
          jsonSchema.format = 'int32';
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        }
      },
    },
  );
  return joinNulls(document);
}

function description(siteUrl: string, plans: readonly PublishedPlan[]): string {
  return [
    `Computes business days: weekends, public holidays, observed dates and regional calendars, from ${RANGE_WORDS}.`,
    'Every endpoint is a GET and answers JSON; HEAD is GET without the body. Every reply carries `X-Request-Id`.',
    `An error has one form, \`{"error":{"code","message"},"request_id"}\`: decide by \`code\`. Each code has its cause and cure at ${siteUrl}/docs/errors/.`,
    'Limits: each key has a bucket of tokens that refills steadily; each account has a number of answers (status 200) a calendar month, UTC.',
    writeBlock(planTable(plans)),
  ].join('\n\n');
}

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
function shareResponses(examples: Examples): Readonly<Record<string, ZodOpenApiResponseObject>> {
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
function describeOperation(
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
