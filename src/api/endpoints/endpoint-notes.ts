import { withYears } from '../with-years.ts';
import type { EndpointName } from './endpoint.ts';
import NOTES from './endpoint-notes.json' with { type: 'json' };

/** An endpoint in the reference: the OpenAPI document and the pages. */
interface EndpointNotes {
  /** The operation's name in generated clients. */
  readonly operationId: string;
  readonly title: string;
  readonly summary: string;
  /** How to read the answer; Markdown. */
  readonly rules: readonly string[];
  /** Used where the parameters' own examples do not fit together. */
  readonly examples?: Readonly<Record<string, string>>;
}

export const ENDPOINT_NOTES: Readonly<Record<EndpointName, EndpointNotes>> = withYears(NOTES);
