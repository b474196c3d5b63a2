/** Letters of addresses; anything else is an unknown page, and is not examined further. */
const ADDRESS = /^(?:\/[A-Za-z0-9._~+-]+)*\/?$/;

/**
 * The site's spelling of an address: lower case, and a trailing slash unless the last part is a
 * file name. Null when the text cannot be an address of the site.
 */
export function canonicalAddress(path: string): string | null {
  if (!ADDRESS.test(path)) return null;
  const lower = path.toLowerCase();
  const last = lower.slice(lower.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? lower : `${lower}/`;
}
