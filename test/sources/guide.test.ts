import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { datesOf, diagnose } from '../support/pipeline/toyland.ts';
import { checkRows, codeRows, fieldRows, ruleRows, termRuleRows } from './guide-tables.ts';

const GUIDE = readFileSync('sources/README.md', 'utf8');

/** The rows of the table below a heading, without its head. */
function tableBelow(heading: string): string[] {
  const [, below = ''] = GUIDE.split(`\n## ${heading}\n`);
  const lines = below.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|---'));
  const rows = lines.slice(first + 1);
  return rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith('|')),
  );
}

/** The code blocks of a language. */
function blocks(language: string): string[] {
  return [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gsu'))].map(
    (match) => match[1] ?? '',
  );
}

describe('the guide and the format agree, either way', () => {
  it('on every field', () => {
    expect(tableBelow('Fields')).toEqual(fieldRows());
    expect(fieldRows().filter((row) => row.endsWith('|  |'))).toEqual([]);
  });

  it('on every field of a term rule', () => {
    expect(tableBelow('Term rules')).toEqual(termRuleRows());
    expect(termRuleRows().filter((row) => row.endsWith('|  |'))).toEqual([]);
  });

  it('on every rule kind, each with the words of a law', () => {
    const rows = tableBelow('Rules');
    expect(rows).toHaveLength(ruleRows().length);
    for (const [index, row] of ruleRows().entries()) {
      expect(rows[index]?.startsWith(row), row).toBe(true);
      expect(rows[index]?.length).toBeGreaterThan(row.length + 20);
    }
  });

  it('on every check and every code', () => {
    expect(tableBelow('Checks')).toEqual(checkRows());
    expect(tableBelow('Error codes')).toEqual(codeRows());
  });

  it('on the commands', () => {
    const commands = tableBelow('Four steps').map((row) => /`([a-z]+)/u.exec(row)?.[1]);
    const main = readFileSync('pipeline/main.ts', 'utf8');
    const known = [...main.matchAll(/^ {2}([a-z]+): \1Command/gmu)].map((match) => match[1]);
    expect(known.length).toBeGreaterThan(5);
    expect([...commands].sort()).toEqual(known.sort());
  });
});

describe('what the guide shows is right', () => {
  const [whole = ''] = blocks('yaml');
  const [table = ''] = blocks('csv');

  it('its whole file is free of errors', () => {
    expect(diagnose({ 'XX.yaml': whole, 'XX.dates.csv': table })).toEqual([]);
  });

  it('and gives the dates that it mentions', () => {
    const dates = datesOf(whole, table);
    expect(dates).toContain('Fri 2026-03-20 eid-al-fitr');
    expect(dates).toContain('Tue 2027-03-09 eid-al-fitr estimated');
    expect(dates).toContain('Fri 2026-06-05 for 2026-05-25 spring-day');
    expect(dates).toContain('Mon 2027-07-05 for 2027-07-04 island-day [57]');
  });

  it('its one-off day can be added verbatim', () => {
    const oneOff = blocks('yaml').find((block) => block.includes('jubilee-2027')) ?? '';
    const file = whole
      .replace('\n  - id: island-day', `\n${oneOff.trimEnd()}\n  - id: island-day`)
      .replace(
        'citations:\n',
        'citations:\n  proclamation-2027: { title: P, url: https://example.org/p, read: 2026-11-01 }\n',
      );
    expect(datesOf(file, table)).toContain('Fri 2027-06-04 jubilee-2027');
    expect(diagnose({ 'XX.yaml': file, 'XX.dates.csv': table })).toEqual([]);
  });
});
