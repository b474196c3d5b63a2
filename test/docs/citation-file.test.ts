import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA_LICENCE } from '../../src/artifact/licence.ts';

const authors = z.array(z.strictObject({ name: z.string().min(1) })).min(1);

/** As much of CFF 1.2.0 as the file uses, which allows no field that the schema does not name. */
const citationFile = z.strictObject({
  'cff-version': z.literal('1.2.0'),
  message: z.string().min(1),
  type: z.literal('software'),
  title: z.string().min(1),
  abstract: z.string().min(1),
  authors,
  version: z.string().min(1),
  'date-released': z.iso.date(),
  license: z.string(),
  keywords: z.array(z.string().min(1)).min(1),
  references: z.array(
    z.strictObject({
      type: z.literal('data'),
      title: z.string().min(1),
      authors,
      license: z.string(),
      notes: z.string().min(1),
    }),
  ),
});

test('CITATION.cff is valid, and names the version, its day and both licences', () => {
  // As the schema's authors say: a day is a text there.
  const cited = citationFile.parse(parse(readFileSync('CITATION.cff', 'utf8')));
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(cited).toMatchObject({ version, license, references: [{ license: DATA_LICENCE.id }] });
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(
    `\n## ${version}, ${cited['date-released']}\n`,
  );
});
