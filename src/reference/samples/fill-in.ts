/** The form of a key: letters, digits and `_`, which need no escape in any string. */
const KEY = /^rl_\w+$/;
/** How each language reads the key in a sample: inside a string, or joined to one. */
const READ_INSIDE = /\$\{process\.env\.KEY\}|\$KEY\b/g;
const READ_JOINED = /(["'])\s*[+.]\s*(?:\w+\.)*\w+[[(](["'])KEY\2[\])]/g;
const EXPORTED = /^export KEY=rl_….*$/m;

/** What a reader fills in, instead of our address and the variable with the key. */
export interface Filled {
  /** An origin. */
  readonly base: string;
  readonly key: string;
}

/**
 * Fills a reader's own address and key into a sample; an invalid one leaves its part unchanged.
 * @param siteUrl the origin that the sample was written with.
 */
export function fillIn(code: string, siteUrl: string, { base, key }: Filled): string {
  const origin = originOf(base);
  const moved = origin === null ? code : code.replaceAll(siteUrl, origin);
  if (!KEY.test(key)) return moved;
  return moved
    .replace(EXPORTED, `export KEY=${key}`)
    .replace(READ_INSIDE, key)
    .replace(READ_JOINED, `${key}$1`);
}

function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
