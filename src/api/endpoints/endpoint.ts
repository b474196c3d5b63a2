import type { Finding } from '../../question/finding.ts';
import type { ParameterName } from '../../question/parameter-table.ts';
import type { Value } from '../../question/read-query.ts';
import type { Answer } from '../outcome.ts';
import type { PreparedData } from '../prepared-data.ts';
import type NOTES from './endpoint-notes.json';

export type EndpointName = keyof typeof NOTES;

/** One operation of the API. */
export interface Endpoint<Name extends ParameterName = ParameterName> {
  /** The last part of the path, also in the log. */
  readonly name: EndpointName;
  /** In the order of the contract. */
  readonly parameters: readonly Name[];
  readonly required: readonly Name[];
  /** Checks the parameters in order, then answers. Pure; the right to a region is already checked. */
  answer(data: PreparedData, values: Readonly<Record<Name, Value>>): Answer | Finding;
}

/** The path of an endpoint, matched byte for byte. */
export function pathOf(endpoint: Pick<Endpoint, 'name'>): string {
  return `/v1/${endpoint.name}`;
}
