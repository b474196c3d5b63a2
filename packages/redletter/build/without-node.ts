/**
 * Replaces what the core imports from Node where Node is absent: entity tags and lengths of
 * replies, which only a server sends. The build substitutes this file for `node:crypto` and
 * `node:buffer`.
 */
export function hash(): string {
  return '';
}

export const Buffer = {
  from: (text: string) => text,
  byteLength: (text: string) => text.length,
};
