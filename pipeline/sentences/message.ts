import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * A text as pages use it: `{placeholders}` and `<tags>`, with nothing else in braces or brackets.
 */
export interface Form {
  readonly text: string;
  readonly names: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** A parsed message: one text, or one for each plural form. */
export type Message =
  | { readonly form: Form; readonly forms: null }
  | { readonly form: null; readonly forms: ReadonlyMap<string, Form> };

/** What is wrong with a message, as the end of a diagnostic. */
export class MessageError extends Error {}

/**
 * Parses an ICU MessageFormat message. Sentences use its plain arguments, tags and plurals of
 * `n`.
 */
export function readMessage(written: string): Message {
  const elements = parsed(written);
  const plural = elements.find((each) => each.type === TYPE.plural);
  if (plural === undefined) return { form: formOf(elements), forms: null };
  if (elements.length > 1 || plural.value !== 'n' || plural.pluralType !== 'cardinal') {
    throw new MessageError('a plural is the whole sentence; write {n, plural, one {…} other {…}}');
  }
  const forms = Object.entries(plural.options).map(
    ([name, { value }]) => [name, formOf(value)] as const,
  );
  return { form: null, forms: new Map(forms) };
}

/** A message as pages use it: its text, or the text of each plural form. */
export type Written = string | Readonly<Record<string, string>>;

/** A message without its analysis. */
export function writtenOf({ form, forms }: Message): Written {
  if (forms === null) return form.text;
  return Object.fromEntries([...forms].map(([name, { text }]) => [name, text]));
}

/** The message in ICU MessageFormat. */
export function messageText(written: Written): string {
  if (typeof written === 'string') return escaped(written);
  const each = Object.entries(written).map(
    ([name, text]) => `${name} {${escaped(text).replaceAll('#', "'#'")}}`,
  );
  return `{n, plural, ${each.join(' ')}}`;
}

function parsed(written: string): MessageFormatElement[] {
  try {
    return parse(written, { requiresOtherClause: true });
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message.toLowerCase().replaceAll('_', ' ') : '';
    throw new MessageError(`ICU MessageFormat says "${why}"; see docs/translating.md`);
  }
}

function formOf(elements: readonly MessageFormatElement[]): Form {
  const [names, tags] = [new Set<string>(), new Set<string>()];
  const write = (each: MessageFormatElement): string => {
    if (each.type === TYPE.literal && !/[{}<>]/.test(each.value)) return each.value;
    if (each.type === TYPE.argument || each.type === TYPE.pound) {
      const name = each.type === TYPE.pound ? 'n' : each.value;
      names.add(name);
      return `{${name}}`;
    }
    if (each.type === TYPE.tag) {
      tags.add(each.value);
      return `<${each.value}>${each.children.map(write).join('')}</${each.value}>`;
    }
    throw new MessageError('only {name}, <tag>…</tag> and a plural of n are understood; remove it');
  };
  return { text: elements.map(write).join(''), names, tags };
}

function escaped(text: string): string {
  return text.replaceAll(/'(?=[{}<>#|'])/g, "''");
}
