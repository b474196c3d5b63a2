import { ALL_YEARS_WORDS } from '../calendar/year-words.ts';
import { INT32, type ParameterName } from './parameter-table.ts';

/** How a parameter is described in messages, schemas, forms and the reference. */
export interface ParameterWords {
  /** The words that complete "must be …" and "is missing: give …". */
  readonly form: string;
  /** A valid value. */
  readonly example: string | number;
}

const DATE_FORM = 'one real calendar date, written YYYY-MM-DD';

export const PARAMETER_WORDS = {
  date: { form: DATE_FORM, example: '2026-12-24' },
  start: { form: DATE_FORM, example: '2026-12-01' },
  end: { form: DATE_FORM, example: '2026-12-31' },
  days: {
    form: `one whole number from ${INT32.min} to ${INT32.max}, in digits with an optional leading minus`,
    example: -5,
  },
  year: { form: `one of ${ALL_YEARS_WORDS}`, example: 2026 },
  rule: {
    form: 'the id of one term rule that /v1/deadline-rules lists',
    example: 'de-bgb-187-193',
  },
  period: {
    form: 'one period of days, weeks, months or years: an optional minus, P, a number from 1 to 9999, and D, W, M or Y',
    example: 'P14D',
  },
  country: { form: 'one ISO 3166-1 alpha-2 code that /v1/countries lists', example: 'GB' },
  region: {
    form: 'one region code of the country, as /v1/countries lists it (the part after the hyphen)',
    example: 'SCT',
  },
} as const satisfies Record<ParameterName, ParameterWords>;
