import type { Finding } from '../../question/finding.ts';
import type { ParameterName } from '../../question/parameter-table.ts';
import type { Value } from '../../question/read-query.ts';
import type { Answer } from '../outcome.ts';
import type { PreparedData } from '../prepared-data.ts';

export type EndpointName =
  | 'is-business-day'
  | 'add-business-days'
  | 'count-business-days'
  | 'holidays'
  | 'countries'
  | 'deadline'
  | 'deadline-rules';

/** One operation of the contract. */
export interface Endpoint<Name extends ParameterName = ParameterName> {
  /** As in the log; the last part of the path. */
  readonly name: EndpointName;
  /** In the order of the contract. */
  readonly parameters: readonly Name[];
  /** Those without which there is no answer. */
  readonly required: readonly Name[];
  /**
   * Checks the parameters in the order of checks, then answers or says what is wrong. Pure; the caller's right
   * to a region has been checked before.
   */
  answer(data: PreparedData, values: Readonly<Record<Name, Value>>): Answer | Finding;
}

/** The path at which an endpoint answers, matched byte for byte. */
export function pathOf(endpoint: Pick<Endpoint, 'name'>): string {
  return `/v1/${endpoint.name}`;
}
