import { expect, it } from 'vitest';
import { findMisspelt } from '../../src/question/find-misspelt.ts';
import { QUESTION_TABLE } from '../../src/question/question-table.ts';

it.each([
  [['Region'], 'region'],
  [['REGION[]'], 'region'],
  [['region[12]'], 'region'],
  [['[region]'], 'region'],
  [['\tregion\u00a0'], 'region'],
  [['State'], 'region'],
  [['regionCode'], 'region'],
  [['x', 'Country', 'state'], 'country'],
  [['da te'], 'date'],
  [[], null],
  [['date', 'year', 'Year', 'start[]'], 'date-less'],
  [['regions', 'zone', 're-gion', 'région', '__proto__', ''], null],
  // Other Unicode letters that fold to ASCII ones do not match.
  [['\u017ftate', 'REG\u0130ON'], null],
  [[`${' '.repeat(40)}region`], null],
])('%j mean %j', (others, meant) => {
  const parameters = meant === 'date-less' ? (['country'] as const) : QUESTION_TABLE.is;
  expect(findMisspelt(others, parameters)?.parameter ?? null).toBe(
    meant === 'date-less' ? null : meant,
  );
});

it.each([
  ['start_date', 'is', 'date'],
  ['startDate', 'count', 'start'],
  ['end_date', 'count', 'end'],
  ['end_date', 'add', null],
  ['data_version', 'is', 'data_version'],
  ['X-Data-Version', 'holidays', 'data_version'],
  ['Version', 'count', 'data_version'],
  ['release', 'add', 'data_version'],
  ['data', 'deadlineRules', 'data_version'],
  ['versions', 'is', null],
] as const)('%s, asked of %s, means %s', (name, op, meant) => {
  expect(findMisspelt([name], QUESTION_TABLE[op])?.parameter ?? null).toBe(meant);
});
