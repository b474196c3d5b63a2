import type { ParameterName } from './parameter-table.ts';

/** The parameters of each question, in the contract's order; only `region` is optional. */
export const QUESTION_TABLE = {
  is: ['date', 'country', 'region'],
  add: ['date', 'country', 'days', 'region'],
  count: ['start', 'end', 'country', 'region'],
  holidays: ['country', 'year', 'region'],
  deadline: ['rule', 'date', 'period', 'country', 'region'],
  deadlineRules: ['country'],
} as const satisfies Record<string, readonly ParameterName[]>;

/** The required parameters of a question. */
export function requiredOf<Name extends ParameterName>(parameters: readonly Name[]): Name[] {
  return parameters.filter((name) => name !== 'region');
}
