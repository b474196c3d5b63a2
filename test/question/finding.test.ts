import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/api/error-table.ts';
import { FINDING_CODES } from '../../src/question/finding.ts';

test('findings are error codes of the API, in its order of checks', () => {
  const own: readonly string[] = FINDING_CODES;
  expect(ERROR_CODES.filter((code) => own.includes(code))).toEqual(own);
});
