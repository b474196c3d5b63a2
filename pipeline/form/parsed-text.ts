import { z } from 'zod';
import { quote } from '../diagnostics/suggest.ts';

/**
 * A schema for a text that `parse` understands. When it does not, the message quotes
 * what was written and `hint` says what to write instead.
 */
export function parsedText<T>(
  what: string,
  hint: string | ((text: string) => string),
  parse: (text: string) => T | null,
): z.ZodType<T, unknown> {
  return z.string().transform((text, context) => {
    const parsed = parse(text);
    if (parsed !== null) return parsed;
    const instead = typeof hint === 'string' ? hint : hint(text);
    context.addIssue({ code: 'custom', message: `${quote(text)} is not ${what}; ${instead}` });
    return z.NEVER;
  });
}
