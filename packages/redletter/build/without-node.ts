/**
 * What the core takes from Node, where Node is absent: the entity tags and lengths of replies, which
 * only a server sends. The build puts this instead of `node:crypto` and `node:buffer`.
 */
export function hash(): string {
  return '';
}

export const Buffer = {
  from: (text: string) => text,
  byteLength: (text: string) => text.length,
};
