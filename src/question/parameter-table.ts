import { COUNTRY_CODE, REGION_CODE } from '../artifact/codes.ts';
import { ALL_YEARS_WORDS } from '../calendar/supported-range.ts';
import type { FindingCode } from './finding.ts';

/** Every parameter of a question, once: messages, schemas, forms and the reference read it. */
export interface ParameterEntry {
  /** Completes "must be …" and "is missing: give …". */
  readonly form: string;
  /** A value of that form. */
  readonly example: string | number;
  /** The code of a value of another form. */
  readonly code: FindingCode;
}

/** The signed 32-bit range, both ends included. */
export const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 } as const;

/** Codes as they are written in a question: those of a release, in either case. */
export const WRITTEN_COUNTRY = inEitherCase(COUNTRY_CODE);
export const WRITTEN_REGION = inEitherCase(REGION_CODE);

const DATE_FORM = 'one real calendar date, written YYYY-MM-DD';

export const PARAMETER_TABLE = {
  date: { form: DATE_FORM, example: '2026-12-24', code: 'invalid_date' },
  start: { form: DATE_FORM, example: '2026-12-01', code: 'invalid_date' },
  end: { form: DATE_FORM, example: '2026-12-31', code: 'invalid_date' },
  days: {
    form: `one whole number from ${INT32.min} to ${INT32.max}, in digits with an optional leading minus`,
    example: -5,
    code: 'invalid_days',
  },
  year: { form: `one of ${ALL_YEARS_WORDS}`, example: 2026, code: 'invalid_year' },
  country: {
    form: 'one ISO 3166-1 alpha-2 code that /v1/countries lists',
    example: 'GB',
    code: 'invalid_country',
  },
  region: {
    form: 'one region code of the country, as /v1/countries lists it (the part after the hyphen)',
    example: 'SCT',
    code: 'invalid_region',
  },
} as const satisfies Record<string, ParameterEntry>;

export type ParameterName = keyof typeof PARAMETER_TABLE;
export type DateName = 'date' | 'start' | 'end';

/**
 * ASCII letters are named, and no case is changed before they are matched: a
 * case-insensitive Unicode match takes `uſ` for US.
 */
function inEitherCase(upperCase: RegExp): RegExp {
  return new RegExp(upperCase.source.replaceAll('A-Z', 'A-Za-z'));
}
