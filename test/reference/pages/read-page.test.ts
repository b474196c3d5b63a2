import { expect, test } from 'vitest';
import { text } from '../../../src/reference/blocks.ts';
import { readPage } from '../../../src/reference/pages/read-page.ts';

test('reads title, lead, sections, lists, tables and code', () => {
  const page = readPage('limits', {
    plans: [text('The plans.')],
    emptyBucket: [{ kind: 'code', label: 'An empty bucket', code: 'HTTP 429' }],
    usedUpMonth: [],
  });
  expect(page).toMatchObject({ slug: 'limits', title: 'Plans and limits' });
  expect(page.sections.map(({ id }) => id)).toEqual(['plans', 'bucket', 'month', 'back-off']);
  const [plans, bucket] = page.sections;
  expect(plans?.blocks).toEqual([text('The plans.')]);
  expect(bucket?.blocks.map(({ kind }) => kind)).toEqual(['text', 'table', 'text']);
  expect(bucket?.blocks[1]).toMatchObject({
    caption: 'Rate limit header fields',
    head: ['Field', 'What it says'],
    rows: expect.arrayContaining([['`RateLimit-Remaining`', 'How many are left now.']]),
  });
  expect(bucket?.examples).toHaveLength(1);
});

test('fills words into texts, and keeps blank lines and braces of code', () => {
  const { sections } = readPage('mcp', { siteUrl: 'http://localhost:1' });
  const [connect] = sections;
  expect(connect?.blocks).toEqual([
    expect.objectContaining({ text: expect.stringContaining('`http://localhost:1/mcp`') }),
  ]);
  const [settings] = connect?.examples ?? [];
  const { code } = settings?.kind === 'code' ? settings : expect.fail();
  expect(JSON.parse(code).mcpServers.redletter.url).toBe('http://localhost:1/mcp');
});

test('refuses a placeholder without a value', () => {
  expect(() => readPage('mcp', {})).toThrow('src/reference/pages/mcp.md: {{siteUrl}} has no value');
});
