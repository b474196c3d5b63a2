import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorSchemaText } from '../../../../pipeline/checks/files/editor-schemas.ts';
import { oneHoliday } from '../../../support/pipeline/toyland.ts';

const validate = new Ajv({ validateFormats: false, strict: false }).compile(
  JSON.parse(editorSchemaText()),
);

/** Parses the YAML as an editor does, with numbers and booleans. */
function faults(yaml: string): string[] {
  validate(parse(yaml));
  return (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
}

describe('the editor schema', () => {
  it('finds no fault in any source, and each source names it', () => {
    const names = readdirSync('sources').filter((name) => name.endsWith('.yaml'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const text = readFileSync(`sources/${name}`, 'utf8');
      expect(faults(text), name).toEqual([]);
      expect(text.split('\n')[0], name).toBe(
        '# yaml-language-server: $schema=./country.schema.json',
      );
    }
  });

  it.each([
    ['rule: { date: 1 may }, observd: none', 'must NOT have additional properties'],
    ['rule: {}', 'must NOT have fewer than 1 properties'],
    ['rule: { date: 1 may, easter: 1 }', 'must NOT have more than 1 properties'],
    ['regions: [], rule: { date: 1 may }', 'must NOT have fewer than 1 items'],
    ['rule: { date: 1 may }, from: [2026]', 'must be string,integer'],
    [
      'rule: { date: 1 may }, moved: [{ year: 2026, date: 1 may, cite: act }]',
      'must match pattern',
    ],
  ])('finds the fault in { %s }', (keys, fault) => {
    expect(faults(oneHoliday(keys)).join('\n')).toContain(fault);
  });
});
