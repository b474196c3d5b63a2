import { parseArgs } from 'node:util';

/** Options of a command, each with a value unless it is a flag. */
export interface OptionForm {
  readonly [name: string]: { readonly type: 'string' | 'boolean' };
}

/**
 * Splits a command's words into options and the rest.
 * @returns null after complaining, when an option is unknown or lacks its value.
 */
export function readWords(
  words: readonly string[],
  options: OptionForm,
  complain: (line: string) => void,
): { values: Record<string, string | boolean | undefined>; rest: string[] } | null {
  try {
    const parsed = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    const values: Record<string, string | boolean | undefined> = {};
    for (const [name, value] of Object.entries(parsed.values)) {
      if (!Array.isArray(value)) values[name] = value;
    }
    return { values, rest: parsed.positionals };
  } catch (thrown) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const said = thrown instanceof Error ? (thrown.message.split('.')[0] ?? '') : String(thrown);
    complain(`${said}; the options are ${known.join(', ') || 'none'}`);
    return null;
  }
}
