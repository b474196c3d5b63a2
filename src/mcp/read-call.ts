import { UNREADABLE } from '../question/read-query.ts';
import { argumentsOf, DETAIL, DETAILS, PIN, TOOLS, type ToolEntry } from './tool-table.ts';

/** A call of a tool that is one of ours. */
export interface ToolCall {
  readonly tool: ToolEntry;
  /** Its parameters, as they are put to the endpoint. */
  readonly given: Readonly<Record<string, string>>;
  /** The release that it pins; null for none. */
  readonly pin: string | null;
  readonly isFull: boolean;
  /** What is wrong with the call beside its parameters, in a sentence; null when nothing is. */
  readonly fault: string | null;
}

/** The call that a message is; null for every other message, and for one of a tool that is none. */
export function findCall(message: unknown): ToolCall | null {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) {
    return null;
  }
  // A notification is not answered, whatever it asks for.
  return message.id === undefined ? null : readCall(message.params);
}

/** The call of a tool by its name and arguments; null where there is no such tool. */
export function readCall(params: Readonly<Record<string, unknown>>): ToolCall | null {
  const { name, arguments: written = {} } = params;
  const tool = TOOLS.find((entry) => entry.name === name);
  if (tool === undefined) return null;
  const all = isObject(written) ? written : { written };
  // A null is what many models write for what they leave out.
  const present = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  const values = new Map(present.map(([key, value]) => [key, textOf(value)]));
  const detail = values.get(DETAIL) ?? DETAILS[0];
  return {
    tool,
    given: Object.fromEntries(
      tool.parameters.flatMap((each) => {
        const value = values.get(each);
        return value === undefined ? [] : [[each, value]];
      }),
    ),
    pin: values.get(PIN) ?? null,
    isFull: detail === 'full',
    fault: faultOf(tool, [...values.keys()], detail),
  };
}

/** What a model may have meant as a name; no key has this form, and nothing else is repeated. */
const NAME = /^[A-Za-z_]{1,24}$/;
const NAMED_MAX = 3;

/** An argument that nobody reads would lead to the answer of another question. */
function faultOf(tool: ToolEntry, keys: readonly string[], detail: string): string | null {
  const known = argumentsOf(tool);
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    const named = unknown.filter((key) => NAME.test(key)).slice(0, NAMED_MAX);
    const what = named.length === 0 ? 'such arguments' : named.join(' or ');
    return `This tool has no ${what}: write only ${known.join(', ')}.`;
  }
  return (DETAILS as readonly string[]).includes(detail)
    ? null
    : `Argument ${DETAIL} must be ${DETAILS.join(' or ')}.`;
}

/** A value as it would stand in a query; what is neither text nor number is refused there. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : UNREADABLE;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
