import type { ParameterName } from './parameter-table.ts';

/** What each question takes, in the order of the contract's tables; `region` alone is optional. */
export const QUESTION_TABLE = {
  is: ['date', 'country', 'region'],
  add: ['date', 'country', 'days', 'region'],
  count: ['start', 'end', 'country', 'region'],
  holidays: ['country', 'year', 'region'],
  deadline: ['rule', 'date', 'period', 'country', 'region'],
  deadlineRules: ['country'],
} as const satisfies Record<string, readonly ParameterName[]>;

/** Those of a question's parameters that it cannot do without. */
export function requiredOf<Name extends ParameterName>(parameters: readonly Name[]): Name[] {
  return parameters.filter((name) => name !== 'region');
}
