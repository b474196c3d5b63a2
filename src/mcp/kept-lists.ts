import type { PaidMessage, Said } from './mcp-server.ts';

/** Clients differ only in their headers and in how they identify themselves. */
const LISTS_MAX = 16;
/** Longer descriptions of a client are not kept. */
const KEY_LENGTH_MAX = 2_000;
/** Stands for the message's id in a kept reply. */
const ID = 'the id of this message';
/** The fields that the protocol reads. */
const FIELDS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * Keeps replies to `tools/list`. They differ only in the message's id, and the SDK takes 2 ms to
 * make one, so each form requested is kept.
 * @param make lets the SDK answer.
 */
export function keepLists(
  make: (paid: PaidMessage) => Promise<Said>,
): (paid: PaidMessage) => Promise<Said> {
  const kept = new Map<string, Said>();

  async function answer(paid: PaidMessage, { key, message }: List): Promise<Said> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const said = await make({ ...paid, message, body: JSON.stringify(message) });
    if (said.status !== 200) return said;
    kept.set(key, said);
    if (kept.size > LISTS_MAX) kept.delete(kept.keys().next().value as string);
    return said;
  }

  return async (paid) => {
    const list = findList(paid);
    if (list === null) return make(paid);
    const said = await answer(paid, list);
    return { ...said, body: said.body.replace(JSON.stringify(ID), () => JSON.stringify(list.id)) };
  };
}

interface List {
  readonly key: string;
  readonly id: string | number;
  /** The message as sent, without its id. */
  readonly message: unknown;
}

/** What identifies a request for the list of tools; null for any other message. */
function findList({ message, headers }: PaidMessage): List | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('method' in message) || message.method !== 'tools/list' || !('id' in message)) return null;
  const { id } = message;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const nameless = { ...message, id: ID };
  const key = JSON.stringify([nameless, FIELDS.map((name) => headers.get(name))]);
  return key.length > KEY_LENGTH_MAX ? null : { key, id, message: nameless };
}
