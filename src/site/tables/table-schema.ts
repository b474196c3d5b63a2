import { COUNTRY_CODE, MONEY_CODES, REGION_CODE } from '../../artifact/codes.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { DayRow } from './day-table.ts';

/** A column, as Table Schema describes it: https://datapackage.org/standard/table-schema/ */
interface Column {
  readonly type: 'string' | 'integer' | 'date';
  readonly description: string;
  /** The values that are allowed. */
  readonly constraints: {
    /** Whether each row has a value. */
    readonly required?: true;
    /**
     * Matches the whole value: Table Schema uses the patterns of XML Schema, which have no
     * anchors.
     */
    readonly pattern?: string;
    readonly enum?: readonly number[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
  };
}

type Range = Pick<Manifest, 'first' | 'last'>;

const [COUNTRY = '', REGION = ''] = [COUNTRY_CODE, REGION_CODE].map(({ source }) =>
  source.replace(/^\^|\$$/g, ''),
);
const [MONEY, FLAG] = [MONEY_CODES, { required: true, enum: [0, 1] }] as const;

/** The columns of the table of a release, in order. Contract 23.2. */
export const COLUMNS: Readonly<Record<keyof DayRow, Column>> = {
  calendar: {
    type: 'string',
    description: `GB, or GB-SCT for a region; ${MONEY.join(' or ')} of money`,
    constraints: { required: true, pattern: `${COUNTRY}(-${REGION})?|${MONEY.join('|')}` },
  },
  country: {
    type: 'string',
    description: 'ISO 3166-1 code of the country; null for money',
    constraints: { pattern: COUNTRY },
  },
  region: {
    type: 'string',
    description: 'ISO 3166-2 code after the hyphen; null for the country',
    constraints: { pattern: REGION },
  },
  date: { type: 'date', description: 'The day', constraints: { required: true } },
  is_business_day: {
    type: 'integer',
    description: '1, or 0 on weekends and holidays',
    constraints: FLAG,
  },
  business_day_number: {
    type: 'integer',
    description:
      'How many business days there are from the first date of the table to this one, both counted',
    constraints: { required: true, minimum: 0 },
  },
  business_day_of_month: {
    type: 'integer',
    description: 'The same, from the first of the month',
    constraints: { required: true, minimum: 0, maximum: 31 },
  },
  is_weekend: { type: 'integer', description: '1 or 0', constraints: FLAG },
  holiday: {
    type: 'string',
    description: 'Names of the day’s holidays, with "; " between them; null where there is none',
    constraints: { minLength: 1 },
  },
  beside: {
    type: 'string',
    description:
      'What no column counts: "Christmas Eve (half)", with "; " between; null where there is none',
    constraints: { minLength: 1 },
  },
  list_seen: {
    type: 'string',
    description:
      'Where days are those of state offices: how the state’s list of the year was seen, or "not seen"; null elsewhere',
    constraints: { minLength: 1 },
  },
};

/** The columns of `holidays.csv`, for dates that have a holiday. Contract 23.3. */
export const SHEET_COLUMNS: Readonly<Record<string, Column>> = {
  calendar: COLUMNS.calendar,
  date: COLUMNS.date,
  holiday: { ...COLUMNS.holiday, constraints: { required: true, minLength: 1 } },
  official_date: {
    type: 'string',
    description:
      'Dates that the law names, where they are other ones, with "; " between them; null where there is none',
    constraints: { pattern: '\\d{4}-\\d{2}-\\d{2}(; \\d{4}-\\d{2}-\\d{2})*' },
  },
  type: {
    type: 'string',
    description: 'public, regional, or both',
    constraints: { required: true, pattern: 'public|regional|public; regional' },
  },
  date_accuracy: {
    type: 'string',
    description: 'estimated where one of the holidays may still move, else exact',
    constraints: { required: true, pattern: 'exact|estimated' },
  },
};

/** The schema of the table of a release. */
export function daySchema(range: Range) {
  return schemaOf(COLUMNS, range);
}

/** The schema of `holidays.csv`. */
export function sheetSchema(range: Range) {
  return schemaOf(SHEET_COLUMNS, range);
}

function schemaOf(columns: Readonly<Record<string, Column>>, { first, last }: Range) {
  const fields = Object.entries(columns).map(([name, { type, description, constraints }]) => ({
    ...{ name, type, description },
    constraints: type === 'date' ? { ...constraints, minimum: first, maximum: last } : constraints,
  }));
  return { fields, primaryKey: ['calendar', 'date'] };
}
