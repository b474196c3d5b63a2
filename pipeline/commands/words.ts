import { parseArgs } from 'node:util';
import { orChoices, quote } from '../read/suggest.ts';

/** Options of a command; each takes a value unless it is a flag. */
export interface OptionForm {
  readonly [name: string]: { readonly type: 'string' | 'boolean'; readonly multiple?: boolean };
}

/** Values by option; an option that may be repeated has a list. */
export type OptionValues = Record<string, string | boolean | (string | boolean)[] | undefined>;

/**
 * Splits a command's words into options and at most `most` other words.
 * @returns null after reporting an unknown option or a missing value.
 */
export function readWords(
  words: readonly string[],
  options: OptionForm,
  complain: (line: string) => void,
  most = Number.POSITIVE_INFINITY,
): { values: OptionValues; rest: string[] } | null {
  const known = Object.keys(options).map((name) => `--${name}`);
  const strange = words.find((word) => word.startsWith('-') && !known.includes(nameOf(word)));
  if (strange !== undefined) {
    const choices = known.length === 0 ? '; it has none' : orChoices(nameOf(strange), known);
    complain(`${quote(nameOf(strange))} is not an option of this command${choices}`);
    return null;
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    if (positionals.length > most) {
      complain(`${quote(positionals[most] ?? '')} is one word too many; remove it`);
      return null;
    }
    return { values: { ...values } as OptionValues, rest: positionals };
  } catch {
    const lacking = words.map(nameOf).find((word) => options[word.slice(2)]?.type === 'string');
    complain(
      `an option lacks its value, or has one that it does not take${lacking === undefined ? '' : `; write ${lacking} and then the value`}`,
    );
    return null;
  }
}

function nameOf(word: string): string {
  return word.split('=')[0] ?? word;
}
