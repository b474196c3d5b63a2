import { COUNTRY_CODE, MONEY_CODES, REGION_CODE } from '../../artifact/codes.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { DayRow } from './day-table.ts';

/** A column, as Table Schema describes it: https://datapackage.org/standard/table-schema/ */
interface Column {
  readonly type: 'string' | 'integer' | 'date';
  readonly description: string;
  readonly constraints: {
    readonly required?: true;
    /** Matches the whole value: patterns of XML Schema have no anchors. */
    readonly pattern?: string;
    readonly enum?: readonly number[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
  };
}

const [COUNTRY = '', REGION = ''] = [COUNTRY_CODE, REGION_CODE].map(({ source }) =>
  source.replace(/^\^|\$$/g, ''),
);
const MONEY = MONEY_CODES;

const column =
  (type: Column['type']) =>
  (description: string, constraints: Column['constraints']): Column => ({
    ...{ type, description, constraints },
  });
const [text, integer, date] = [column('string'), column('integer'), column('date')];
const FLAG = { required: true, enum: [0, 1] } as const;

/** The columns of the table of a release, in order. Contract 23.2. */
export const COLUMNS: Readonly<Record<keyof DayRow, Column>> = {
  calendar: text(`GB, or GB-SCT for a region; ${MONEY.join(' or ')} of money`, {
    required: true,
    pattern: `${COUNTRY}(-${REGION})?|${MONEY.join('|')}`,
  }),
  country: text('ISO 3166-1 code of the country; null for money', { pattern: COUNTRY }),
  region: text('ISO 3166-2 code after the hyphen; null for the country', { pattern: REGION }),
  date: date('The day', { required: true }),
  is_business_day: integer('1, or 0 on weekends and holidays', FLAG),
  business_day_number: integer(
    'How many business days there are from the first date of the table to this one, both counted',
    { required: true, minimum: 0 },
  ),
  business_day_of_month: integer('The same, from the first of the month', {
    ...{ required: true, minimum: 0, maximum: 31 },
  }),
  is_weekend: integer('1 or 0', FLAG),
  holiday: text('Names of the day’s holidays, with "; " between them; null where there is none', {
    minLength: 1,
  }),
  beside: text(
    'What no column counts: "Christmas Eve (half)", with "; " between; null where there is none',
    { minLength: 1 },
  ),
  list_seen: text(
    'Where days are those of state offices: how the state’s list of the year was seen, or "not seen"; null elsewhere',
    { minLength: 1 },
  ),
};

/** The columns of `holidays.csv`, for dates that have a holiday. Contract 23.3. */
export const SHEET_COLUMNS: Readonly<Record<string, Column>> = {
  calendar: COLUMNS.calendar,
  date: COLUMNS.date,
  holiday: { ...COLUMNS.holiday, constraints: { required: true, minLength: 1 } },
  official_date: text(
    'Dates that the law names, where they are other ones, with "; " between them; null where there is none',
    { pattern: '\\d{4}-\\d{2}-\\d{2}(; \\d{4}-\\d{2}-\\d{2})*' },
  ),
  type: text('public, regional, or both', {
    required: true,
    pattern: 'public|regional|public; regional',
  }),
  date_accuracy: text('estimated where one of the holidays may still move, else exact', {
    required: true,
    pattern: 'exact|estimated',
  }),
};

/**
 * Columns as a Table Schema: of the table of a release, or of `holidays.csv`.
 * @param range the first and last date that a row may have.
 */
export function tableSchema(
  columns: Readonly<Record<string, Column>>,
  { first, last }: Pick<Manifest, 'first' | 'last'>,
) {
  const fields = Object.entries(columns).map(([name, { type, description, constraints }]) => ({
    ...{ name, type, description },
    constraints: type === 'date' ? { ...constraints, minimum: first, maximum: last } : constraints,
  }));
  return { fields, primaryKey: ['calendar', 'date'] };
}
