import { expect, test } from 'vitest';
import { joinNulls } from '../../../src/reference/openapi/nullable.ts';

test('"a schema or null" becomes one schema with two types; its own description prevails', () => {
  const written = {
    properties: {
      reason: { anyOf: [{ type: 'string', enum: ['weekend'] }, { type: 'null' }] },
      day: {
        anyOf: [{ type: 'string', format: 'date', description: 'A date.' }, { type: 'null' }],
        description: 'The day before.',
      },
    },
  };
  expect(joinNulls([written])).toEqual([
    {
      properties: {
        reason: { type: ['string', 'null'], enum: ['weekend', null] },
        day: { type: ['string', 'null'], format: 'date', description: 'The day before.' },
      },
    },
  ]);
});

test.each([
  { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  { anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
  { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
  { anyOf: 'a name' },
])('other choices stay unchanged: %j', (schema) => {
  expect(joinNulls(schema)).toEqual(schema);
});
