import { z } from 'zod';

/** Controls, invisible formatting, line and paragraph separators, lone surrogates. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
/** What HTML or Markdown reads as markup. */
const MARKUP = /[<>`]|&#?\w+;|\]\(|\*.+\*|\b_.+_\b/u;
const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/u;
/**
 * What a spreadsheet reads as the start of a formula, including the full-width forms of East
 * Asian keyboards.
 */
const FORMULA = /^[=+\-@＝＋－＠]/u;

/**
 * What is wrong with a text that people see, in words; null if nothing is. The text reaches
 * calendars, tables and Markdown, where a line break or a first character can act as a command.
 */
export function shownTextFault(text: string): string | null {
  if (text.trim() === '') {
    return 'the text is empty; write it out (in quotes if it begins with #) or remove the key';
  }
  if (text !== text.trim()) return 'the text begins or ends with a space; remove it';
  if (LINE_END.test(text)) return 'the text has a line break in it; write it on one line';
  const unseen = UNSEEN.exec(text);
  if (unseen !== null) {
    const code = (unseen[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `the text has the hidden character U+${code} in it; remove it`;
  }
  if (/\s\s/u.test(text)) return 'the text has two blanks in a row; write one';
  if (FORMULA.test(text)) {
    return `the text begins with "${text[0]}", which spreadsheets take for a formula; begin with a letter or a digit`;
  }
  if (/^[“”„‟][^“”„‟]*[“”„‟]$/u.test(text)) {
    return 'the typographic quotes would be part of the text; write it without them, or with "';
  }
  return null;
}

/** What is wrong with a name: a name is words, and nothing else. */
function nameFault(text: string): string | null {
  if (!/\p{L}/u.test(text)) return `"${text}" is not a name; write it in letters`;
  const markup = MARKUP.exec(text)?.[0];
  return markup === undefined
    ? null
    : `the name has the markup "${markup}" in it; write it as people read it`;
}

/** A text that people see: a name, a note, the title of a law. */
export const shownText = textWithout(shownTextFault);

/** The name of a place or of a day. */
export const shownName = textWithout((text) => shownTextFault(text) ?? nameFault(text));

function textWithout(faultOf: (text: string) => string | null): z.ZodString {
  return z.string('must be a text').superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });
}
