import { UNREADABLE } from '../question/read-query.ts';
import { argumentsOf, DETAIL, DETAILS, PIN, TOOLS, type ToolEntry } from './tool-table.ts';

export type ToolCall = NonNullable<ReturnType<typeof readCall>>;

/** The call in a message; null for every other message, and for an unknown tool. */
export function findCall(message: unknown): ToolCall | null {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) {
    return null;
  }
  // A notification gets no answer, whatever it asks for.
  return message.id === undefined ? null : readCall(message.params);
}

/** The call of a tool by its name and arguments; null for an unknown tool. */
export function readCall(params: Readonly<Record<string, unknown>>) {
  const { name, arguments: written = {} } = params;
  const tool = TOOLS.find((entry) => entry.name === name);
  if (tool === undefined) return null;
  const all = isObject(written) ? written : { written };
  // Many models write null for an argument that they leave out.
  const present = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  const values = new Map(present.map(([key, value]) => [key, textOf(value)]));
  const isParameter = (key: string) => tool.parameters.some((each) => each === key);
  const detail = values.get(DETAIL) ?? DETAILS[0];
  return {
    tool,
    /** Its parameters, as the endpoint receives them. */
    given: Object.fromEntries(values.entries().filter(([key]) => isParameter(key))),
    /** The release that it pins. */
    pin: values.get(PIN) ?? null,
    isFull: detail === 'full',
    fault: faultOf(tool, [...values.keys()], detail),
  };
}

/** A possible name in a model's input. API keys never match, so repeating a match cannot leak one. */
const NAME = /^[A-Za-z_]{1,24}$/;
const NAMED_MAX = 3;

/**
 * The sentence for an argument that is unread, or a detail that is unknown; null if all are
 * known.
 */
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

/** A value as it would appear in a query; the endpoint refuses anything but text and numbers. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : UNREADABLE;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
