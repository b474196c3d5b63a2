import { expect, it, test } from 'vitest';
import { PARAMETER_SCHEMAS } from '../../src/api/schemas/parameters.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import {
  type ParameterName,
  WRITTEN_COUNTRY,
  WRITTEN_REGION,
} from '../../src/question/parameter-table.ts';
import { PARAMETER_WORDS } from '../../src/question/parameter-words.ts';

it.each(Object.entries(PARAMETER_WORDS))(
  'the example of %s has the form it stands for',
  (...row) => {
    const [name, { example }] = row;
    expect(PARAMETER_SCHEMAS[name as ParameterName].safeParse(example).success).toBe(true);
  },
);

test('every released code is valid in either case; look-alikes are not', () => {
  for (const { country, regions } of loadNewestRelease('artifacts').countries) {
    for (const code of [country, country.toLowerCase()]) expect(code).toMatch(WRITTEN_COUNTRY);
    for (const { code } of regions) {
      expect(code).toMatch(WRITTEN_REGION);
      expect(code.toLowerCase()).toMatch(WRITTEN_REGION);
    }
  }
  for (const text of ['uſ', 'USA', 'U', 'U1', 'US\n', ''])
    expect(text).not.toMatch(WRITTEN_COUNTRY);
  for (const text of ['ſ', 'US-CA', 'ENGL', 'CA\n', '']) expect(text).not.toMatch(WRITTEN_REGION);
});
