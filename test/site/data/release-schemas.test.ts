import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { listReleases } from '../../../src/artifact/load-release.ts';
import { RELEASE_SCHEMAS } from '../../../src/site/data/release-schemas.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const validators = Object.fromEntries(
  Object.entries(RELEASE_SCHEMAS).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/** The schema that a file of a release must match. */
function schemaOf(file: string): string {
  const name = file.replace('.json', '').replace(/^texts-.*/, 'texts');
  return name in validators ? name : 'country';
}

test('every file of every release matches its schema and no other', () => {
  for (const version of listReleases('artifacts')) {
    for (const file of readdirSync(`artifacts/${version}`)) {
      const value: unknown = JSON.parse(readFileSync(`artifacts/${version}/${file}`, 'utf8'));
      const fitting = Object.keys(validators).filter((name) => validators[name]?.(value));
      expect(fitting, `${version}/${file}`).toEqual([schemaOf(file)]);
    }
  }
});

test('each schema has a title', () => {
  for (const schema of Object.values(RELEASE_SCHEMAS)) expect(schema).toHaveProperty('title');
});
