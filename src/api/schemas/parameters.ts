import { z } from 'zod';
import { RANGE_WORDS } from '../../calendar/year-words.ts';
import type { ParameterName } from '../../question/parameter-table.ts';
import { WRITTEN_COUNTRY, WRITTEN_REGION } from '../../question/parameter-table.ts';
import { yearSchema } from './replies.ts';

/**
 * The form of each query parameter, for the OpenAPI document. The service reads parameters by
 * hand (`read-parameters.ts`); a test compares the two.
 */
export const PARAMETER_SCHEMAS = {
  date: z.iso.date().describe(`A date from ${RANGE_WORDS}.`),
  start: z.iso.date().describe(`A date from ${RANGE_WORDS}; excluded from the count.`),
  end: z.iso.date().describe(`A date from ${RANGE_WORDS}; included in the count.`),
  days: z
    .int32()
    .describe(
      'Business days to go: positive forward, negative backward, 0 stays. Digits with an optional leading minus.',
    ),
  year: yearSchema.describe('A supported year. There is no default.'),
  rule: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe('Id of a term rule: deadline-rules (list_deadline_rules) has them.'),
  period: z
    .string()
    .regex(/^-?P[1-9][0-9]{0,3}[DWMY]$/)
    .describe(
      'Period of one unit: P14D, P2W, P1M, P1Y; -P5D counts back, where the rule allows it.',
    ),
  country: z
    .string()
    .regex(WRITTEN_COUNTRY)
    .describe('ISO 3166-1 alpha-2 code of a supported country, in either case.'),
  region: z
    .string()
    .regex(WRITTEN_REGION)
    .describe(
      'ISO 3166-2 subdivision suffix (the part after the hyphen), in either case. Needs a paid plan.',
    ),
} as const satisfies Record<ParameterName, z.ZodType>;
