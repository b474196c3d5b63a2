import { parse } from 'csv-parse/sync';

/** The parts of a Table Schema field that we read; only its name and type are required. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly constraints?: Readonly<{
    required?: boolean;
    pattern?: string;
    enum?: readonly unknown[];
    minimum?: number | string;
    maximum?: number | string;
    minLength?: number;
  }>;
}

interface Schema {
  readonly fields: readonly Field[];
  readonly primaryKey: readonly string[];
}

/** The parts of a Data Package that we read. */
export interface DataPackage {
  readonly resources: readonly Readonly<{
    name: string;
    path: string;
    bytes: number;
    hash: string;
    schema: Schema;
  }>[];
}

const TYPES: Readonly<Record<string, (text: string) => unknown>> = {
  string: (text) => text,
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
  date: (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) ? text : undefined,
};

/**
 * Checks a CSV file against its Table Schema and returns its faults by line; as in Table Schema,
 * an empty cell is null.
 */
export function checkRows(csv: string, { fields, primaryKey }: Schema): string[] {
  const [head = [], ...rows]: string[][] = parse(csv);
  if (head.join() !== fields.map(({ name }) => name).join()) return ['1: fields'];
  const judges = fields.map(judgeOf);
  const keyColumns = primaryKey.map((name) => head.indexOf(name));
  const keys = new Set<string>();
  return rows.flatMap((cells, row) => {
    const faults = fields.flatMap(({ name }, column) => {
      const fault = judges[column]?.(cells[column] ?? '') ?? null;
      return fault === null ? [] : [`${row + 2}: ${name}: ${fault}`];
    });
    const key = keyColumns.map((column) => cells[column]).join('\t');
    if (keys.has(key)) faults.push(`${row + 2}: primary key`);
    keys.add(key);
    return faults;
  });
}

/** Checks each value once: most occur in many rows. */
function judgeOf(field: Field): (text: string) => string | null {
  const known = new Map<string, string | null>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const fault = faultOf(text, field);
    known.set(text, fault);
    return fault;
  };
}

function faultOf(text: string, { type, constraints = {} }: Field): string | null {
  if (text === '') return constraints.required ? 'required' : null;
  const value = TYPES[type]?.(text);
  if (value === undefined) return 'type';
  const { pattern, minimum, maximum, minLength = 0 } = constraints;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(text)) return 'pattern';
  if (constraints.enum?.includes(value) === false) return 'enum';
  // Days and numbers both compare with these bounds.
  if (minimum !== undefined && (value as typeof minimum) < minimum) return 'minimum';
  if (maximum !== undefined && (value as typeof maximum) > maximum) return 'maximum';
  return text.length < minLength ? 'minLength' : null;
}
