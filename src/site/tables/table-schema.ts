import { COUNTRY_CODE, MONEY_CODES, REGION_CODE } from '../../artifact/codes.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import { COLUMNS, type DayRow } from './day-table.ts';
import { SHEET_COLUMNS } from './sheet.ts';

/** What a value of a column may be, where it has one. */
interface Constraints {
  readonly required?: true;
  /** Matches the whole value: Table Schema takes the patterns of XML Schema, which have no anchors. */
  readonly pattern?: string;
  readonly enum?: readonly number[];
  readonly minimum?: number | string;
  readonly maximum?: number | string;
  readonly minLength?: number;
}

/** A column, as Table Schema describes it. */
export interface Field {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'date';
  readonly description: string;
  readonly constraints: Constraints;
}

/** https://datapackage.org/standard/table-schema/ */
export interface TableSchema {
  readonly fields: readonly Field[];
  readonly primaryKey: readonly (keyof DayRow)[];
}

const TYPES = { text: 'string', number: 'integer', date: 'date' } as const;
const COUNTRY = patternOf(COUNTRY_CODE);
const REGION = patternOf(REGION_CODE);
const PRIMARY_KEY = ['calendar', 'date'] as const;

/** The columns of the table of a release. Contract 23.2. */
export function daySchema(range: Pick<Manifest, 'first' | 'last'>): TableSchema {
  const about = descriptions(range);
  const fields = Object.entries(COLUMNS).map(([column, { type, isOptional }]): Field => {
    const name = column as keyof DayRow;
    const [description, constraints] = about[name];
    return {
      name,
      type: TYPES[type],
      description,
      constraints: isOptional ? constraints : { required: true, ...constraints },
    };
  });
  return { fields, primaryKey: PRIMARY_KEY };
}

/** The columns of `holidays.csv` that the table has not. */
const SHEET_FIELDS: readonly Field[] = [
  {
    name: 'official_date',
    type: 'string',
    description:
      'Dates that the law names, where they are other ones, with "; " between them; null where there is none',
    constraints: { pattern: '\\d{4}-\\d{2}-\\d{2}(; \\d{4}-\\d{2}-\\d{2})*' },
  },
  {
    name: 'type',
    type: 'string',
    description: 'public, regional, or both',
    constraints: { required: true, pattern: 'public|regional|public; regional' },
  },
  {
    name: 'date_accuracy',
    type: 'string',
    description: 'estimated where one of the holidays may still move, else exact',
    constraints: { required: true, pattern: 'exact|estimated' },
  },
];

/** The columns of `holidays.csv`, for dates that have a holiday. Contract 23.3. */
export function sheetSchema(range: Pick<Manifest, 'first' | 'last'>): TableSchema {
  const { fields, primaryKey } = daySchema(range);
  const common = SHEET_COLUMNS.flatMap((column) =>
    fields.filter(({ name }) => name === column),
  ).map((field) => ({ ...field, constraints: { required: true as const, ...field.constraints } }));
  return { fields: [...common, ...SHEET_FIELDS], primaryKey };
}

function descriptions({
  first,
  last,
}: Pick<Manifest, 'first' | 'last'>): Readonly<
  Record<keyof DayRow, readonly [string, Constraints]>
> {
  return {
    calendar: [
      `GB, or GB-SCT for a region; ${MONEY_CODES.join(' or ')} of money`,
      { pattern: `${COUNTRY}(-${REGION})?|${MONEY_CODES.join('|')}` },
    ],
    country: ['ISO 3166-1 code of the country; null for money', { pattern: COUNTRY }],
    region: ['ISO 3166-2 code after the hyphen; null for the country', { pattern: REGION }],
    date: ['The day', { minimum: first, maximum: last }],
    is_business_day: ['1, or 0 on weekends and holidays', { enum: [0, 1] }],
    business_day_number: [
      'How many business days there are from the first date of the table to this one, both counted',
      { minimum: 0 },
    ],
    business_day_of_month: ['The same, from the first of the month', { minimum: 0, maximum: 31 }],
    is_weekend: ['1 or 0', { enum: [0, 1] }],
    holiday: [
      'Names of the day’s holidays, with "; " between them; null where there is none',
      { minLength: 1 },
    ],
    beside: [
      'What no column counts: "Christmas Eve (half)", with "; " between; null where there is none',
      { minLength: 1 },
    ],
    list_seen: [
      'Where days are those of state offices: how the state’s list of the year was seen, or "not seen"; null elsewhere',
      { minLength: 1 },
    ],
  };
}

function patternOf({ source }: RegExp): string {
  return source.replace(/^\^|\$$/g, '');
}
