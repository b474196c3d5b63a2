/** A value with a bad escape, or of a parameter given twice: every reader refuses it. */
export const UNREADABLE = '\ufffd';

/** A parameter's decoded value; null when it is absent or empty. */
export type Value = string | null;

/**
 * Reads the named parameters of a raw query: one form decoding, strict UTF-8, `+` for a space
 * (Contract 12.1). Written by hand, because every request needs it and `URLSearchParams` hides
 * bad escapes and repetitions.
 * @param others receives the decoded names of all other parameters.
 */
export function readQuery<Name extends string>(
  query: string,
  names: readonly Name[],
  others: string[] | null = null,
): Record<Name, Value> {
  const values = {} as Record<Name, Value>;
  for (const name of names) values[name] = null;
  // One bit per name seen so far: a repeated parameter is refused (Contract 12.2).
  let seen = 0;
  let start = 0;
  while (start < query.length) {
    let end = query.indexOf('&', start);
    if (end === -1) end = query.length;
    const pair = query.slice(start, end);
    start = end + 1;
    const equals = pair.indexOf('=');
    const given = decodeForm(equals === -1 ? pair : pair.slice(0, equals));
    const index = names.indexOf(given as Name);
    if (index === -1) {
      others?.push(given);
      continue;
    }
    const name = names[index] as Name;
    const value = equals === -1 ? '' : decodeForm(pair.slice(equals + 1));
    const repeated = (seen & (1 << index)) !== 0;
    seen |= 1 << index;
    if (repeated && (value !== '' || values[name] !== null)) values[name] = UNREADABLE;
    else if (!repeated && value !== '') values[name] = value;
  }
  return values;
}

function decodeForm(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return UNREADABLE;
  }
}
