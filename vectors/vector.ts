import type { referenceBody } from '../test/support/world/reference.ts';

/** The last part of a path below /v1/. */
export type EndpointName = Parameters<typeof referenceBody>[1];

/** A question that will be answered, before its answer is computed. */
export interface Question {
  readonly endpoint: EndpointName;
  /** Decoded, in the order in which they are written. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What is special about it; null where nothing is. */
  readonly edge: string | null;
}

/** A refused question, and why. */
export interface Refused {
  /** Path and query, as they are sent. */
  readonly question: string;
  /** The error code (Contract 7). */
  readonly code: string;
  readonly edge: string;
}

/** Path and query of a question, as they are sent. */
export function targetOf({
  endpoint,
  parameters,
}: Pick<Question, 'parameters'> & { readonly endpoint: string }): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? `/v1/${endpoint}` : `/v1/${endpoint}?${query}`;
}
