import { expect, test } from 'vitest';
import { describeTool, TOOLS } from '../../src/mcp/tool-table.ts';
import { YEARS } from '../support/years.ts';

const schemaOf = (name: string) => {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`no tool is named ${name}`);
  return describeTool(tool, ['AA', 'BB']).inputSchema;
};

test.each([
  ['is_business_day', ['date', 'country', 'region'], ['date', 'country']],
  ['add_business_days', ['date', 'country', 'days', 'region'], ['date', 'country', 'days']],
  ['count_business_days', ['start', 'end', 'country', 'region'], ['start', 'end', 'country']],
  ['list_holidays', ['country', 'year', 'region'], ['country']],
  ['list_countries', ['country'], []],
])('%s accepts what it documents, and nothing else', (name, taken, required) => {
  const schema = schemaOf(name);
  // Contract 18 and 20.6: each of them can pin a release, and be asked for more.
  expect(Object.keys(schema.properties)).toEqual([...taken, 'data_version', 'detail']);
  expect(schema).toMatchObject({ required, additionalProperties: false });
});

test('closed choices are listed: countries, years, detail', () => {
  expect(schemaOf('list_holidays').properties).toMatchObject({
    country: { enum: ['AA', 'BB'] },
    year: { enum: YEARS },
    detail: { enum: ['brief', 'full'], default: 'brief' },
  });
  expect(schemaOf('add_business_days').properties).toMatchObject({ days: { format: 'int32' } });
});

test('says what further detail is available, which differs by tool', () => {
  const detail = (name: string) => JSON.stringify(schemaOf(name).properties.detail);
  expect(detail('list_countries')).toContain('every country with regions and notes');
  expect(detail('list_holidays')).toContain('whole records, and the law behind each;');
  expect(detail('add_business_days')).toContain('every date with what it counted as');
});
