import { ALL_YEARS_WORDS } from '../calendar/supported-range.ts';

/** Every query parameter, once: messages, the OpenAPI document and the reference read it. */
export interface ParameterEntry {
  /** Completes "must be …" and "is missing: give …". */
  readonly form: string;
  /** As it stands in a query. */
  readonly example: string;
  /** The code of a value of another form. */
  readonly code:
    | 'invalid_date'
    | 'invalid_days'
    | 'invalid_year'
    | 'invalid_country'
    | 'invalid_region';
}

const DATE_FORM = 'one real calendar date, written YYYY-MM-DD';

export const PARAMETER_TABLE = {
  date: { form: DATE_FORM, example: 'date=2026-12-24', code: 'invalid_date' },
  start: { form: DATE_FORM, example: 'start=2026-12-01', code: 'invalid_date' },
  end: { form: DATE_FORM, example: 'end=2026-12-31', code: 'invalid_date' },
  days: {
    form: 'one whole number from -2147483648 to 2147483647, in digits with an optional leading minus',
    example: 'days=-5',
    code: 'invalid_days',
  },
  year: { form: `one of ${ALL_YEARS_WORDS}`, example: 'year=2026', code: 'invalid_year' },
  country: {
    form: 'one ISO 3166-1 alpha-2 code that /v1/countries lists',
    example: 'country=GB',
    code: 'invalid_country',
  },
  region: {
    form: 'one region code of the country, as /v1/countries lists it (the part after the hyphen)',
    example: 'region=CA',
    code: 'invalid_region',
  },
} as const satisfies Record<string, ParameterEntry>;

export type ParameterName = keyof typeof PARAMETER_TABLE;
