/** Letters that addresses are made of; anything else is an unknown page, never looked at further. */
const ADDRESS = /^(?:\/[A-Za-z0-9._~+-]+)*\/?$/;

/**
 * The spelling of an address that the site uses: lower case, and a trailing slash unless
 * the last part is a file's name. Null when the text cannot be an address of the site.
 */
export function canonicalAddress(path: string): string | null {
  if (!ADDRESS.test(path)) return null;
  const lower = path.toLowerCase();
  const last = lower.slice(lower.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? lower : `${lower}/`;
}
