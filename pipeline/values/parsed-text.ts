import { z } from 'zod';
import { quote } from '../read/suggest.ts';

/** What the editor schema says of a text beyond its type. */
export interface EditorHints {
  /** What an editor reads as a number is text to us; both are right. */
  readonly type?: readonly ['string', 'integer'];
  /** All possible values, for completion. */
  readonly enum?: readonly string[];
  readonly pattern?: string;
}

/**
 * A schema for a text that `parse` understands. When it does not, the message quotes
 * what was written and `hint` says what to write instead.
 */
export function parsedText<T>(
  what: string,
  hint: string | ((text: string) => string),
  parse: (text: string) => T | null,
  editor: EditorHints = {},
): z.ZodType<T, unknown> {
  return z
    .string()
    .meta({ ...editor })
    .transform((text, context) => {
      const parsed = parse(text);
      if (parsed !== null) return parsed;
      const instead = typeof hint === 'string' ? hint : hint(text);
      context.addIssue({ code: 'custom', message: `${quote(text)} is not ${what}; ${instead}` });
      return z.NEVER;
    });
}
