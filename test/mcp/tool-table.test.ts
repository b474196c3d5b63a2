import { expect, test } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../../src/mcp/tool-table.ts';

/** A schema as its keys and the types of its leaves; what may be left out ends in "?". */
function skeleton(schema: z.core.JSONSchema._JSONSchema): unknown {
  if (typeof schema === 'boolean') return schema;
  const { properties, items, required = [], anyOf, type } = schema;
  if (anyOf !== undefined) return anyOf.map(skeleton);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, each]) => [
        required.includes(key) ? key : `${key}?`,
        skeleton(each),
      ]),
    );
  }
  if (items !== undefined && !Array.isArray(items)) return [skeleton(items)];
  return Array.isArray(type) ? type.join(' or ') : type;
}

const DATED = { date: 'string', holiday: 'string' };
const LAWS = [
  { ...DATED, sources: [{ title: 'string', url: 'string or null', publisher: 'string or null' }] },
];
const TRACE = {
  days: [
    {
      date: 'string',
      weekday: 'string',
      kind: 'string',
      counted_as: ['integer', 'null'],
      holidays: ['string'],
    },
  ],
  left_out: [
    {
      after: 'string',
      dates: 'integer',
      business_days: 'integer',
      weekend_dates: 'integer',
      holiday_dates: 'integer',
    },
    'null',
  ],
};
const WHERE = { country: 'string', 'region?': 'string' };

test.each([
  ['is_business_day', { date: 'string', ...WHERE }, { trace: TRACE, laws: LAWS }],
  [
    'add_business_days',
    { date: 'string', days: 'integer', ...WHERE },
    { trace: TRACE, laws: LAWS },
  ],
  [
    'count_business_days',
    { start: 'string', end: 'string', ...WHERE },
    { trace: TRACE, laws: LAWS },
  ],
  ['list_holidays', { ...WHERE, 'year?': 'integer' }, { laws: LAWS }],
  ['list_countries', {}, {}],
])('%s takes and gives what it says', (name, input, beside) => {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  // Contract 20.6: each of them can pin a release.
  const taken = { ...input, 'data_version?': 'string' };
  expect(skeleton(z.toJSONSchema(tool.inputSchema))).toEqual(taken);
  // The answer is the endpoint's own, described once for both.
  const given = skeleton(z.toJSONSchema(tool.outputSchema.omit({ answer: true })));
  expect(given).toEqual({ data_version: 'string', request_id: 'string', ...beside });
});
