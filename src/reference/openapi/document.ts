import { createDocument } from 'zod-openapi';
import { type Endpoint, pathOf } from '../../api/endpoints/endpoint.ts';
import { ENDPOINTS, INTERFACE_VERSION } from '../../api/endpoints/endpoint-table.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { RANGE_WORDS } from '../../calendar/year-words.ts';
import type { ReferenceContext } from '../pages/context.ts';
import { type PublishedPlan, planTable } from '../plans.ts';
import { writeBlock } from '../to-markdown.ts';
import { joinNulls } from './nullable.ts';
import { describeOperation, shareResponses } from './operation.ts';

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
        // Contract 9: replies may gain fields. Schemas that are closed for our own tests are open
        // for clients.
        delete jsonSchema.additionalProperties;
        // A client generated today must accept a year that a later release adds.
        if (jsonSchema.type === 'integer') delete jsonSchema.enum;
        // No number here exceeds 32 bits, and some languages have a separate type for larger ones.
        if (jsonSchema.type === 'integer') {
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
