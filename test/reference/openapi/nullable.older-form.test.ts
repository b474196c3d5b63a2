import { expect, test } from 'vitest';
import { olderForm } from '../../../src/reference/openapi/nullable.ts';
import { publishedDocument } from '../document.ts';

test('nullable types are marked nullable, and only version and summary change otherwise', () => {
  const schema = { type: ['string', 'null'], format: 'date' };
  expect(
    olderForm({
      openapi: '3.1.1',
      info: { title: 'API', summary: 'Days' },
      components: { schemas: { A: schema, B: { type: 'object', properties: { a: schema } } } },
    }),
  ).toEqual({
    openapi: '3.0.3',
    info: { title: 'API' },
    components: {
      schemas: {
        A: { type: 'string', format: 'date', nullable: true },
        B: {
          type: 'object',
          properties: { a: { type: 'string', format: 'date', nullable: true } },
        },
      },
    },
  });
});

test('the published document uses nothing else that OpenAPI 3.0 lacks', async () => {
  const text = JSON.stringify(olderForm(await publishedDocument('https://redletter.example')));
  expect(text).toContain('"nullable":true');
  expect(text).not.toMatch(
    /"(?:const|\$defs|unevaluatedProperties|prefixItems|contentEncoding)":|"type":\[/,
  );
});
