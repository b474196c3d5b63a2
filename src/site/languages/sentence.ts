/**
 * The types that hold the languages together (Decision 45): a sentence is a whole string with
 * `{placeholders}`, one with a number has a form for each plural category of its language, and
 * every language has the sentences of English with the placeholders of English.
 */

/** The categories of a language's plurals, as `Intl.PluralRules` names them. */
export type PluralCategory = Intl.LDMLPluralRule;

declare const NAMES: unique symbol;

/**
 * A sentence whose placeholders are still empty, or which has plural forms: no string, so that no
 * page prints it as it is.
 */
export interface Sentence<Name extends string> {
  readonly [NAMES]: Name;
}

/** What English is written as, and every other language: groups of sentences. */
export type Written = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>;

/** The placeholders of a text: "{day}" gives "day". */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The tags of a text, opening and closing: "<b>" gives "b" and "/b". */
type TagsIn<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

type FormsNames<Forms> = Exclude<NamesIn<Extract<Forms[keyof Forms], string>>, 'n'>;

/** The sentences of a language as pages use them, from those that are written. */
export type Ready<Text extends Written> = {
  readonly [Group in keyof Text]: {
    readonly [Key in keyof Text[Group]]: Text[Group][Key] extends infer Each
      ? Each extends string
        ? [NamesIn<Each>] extends [never]
          ? [TagsIn<Each>] extends [never]
            ? string
            : Sentence<never>
          : Sentence<NamesIn<Each>>
        : Sentence<FormsNames<Each> | 'n'>
      : never;
  };
};

/** What a language must at least write: every sentence of English, with its own plural forms. */
export type Shape<Base extends Written, Category extends string> = {
  readonly [Group in keyof Base]: {
    readonly [Key in keyof Base[Group]]: Base[Group][Key] extends string
      ? string
      : Readonly<Record<Category, string>>;
  };
};

/** A type that no text has, and that says in the compiler's message what to write. */
type Wrong<Message extends string> = { readonly write: Message };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type CheckedText<Text extends string, Names extends string, Tags extends string> =
  Same<NamesIn<Text>, Names> extends true
    ? Same<TagsIn<Text>, Tags> extends true
      ? Text
      : Wrong<`the tags ${Tags}`>
    : Wrong<`the placeholders ${Names}`>;

/** A form may leave its number out, as in "tomorrow"; the last one, `other`, may not. */
type CheckedForm<
  Text extends string,
  Category,
  Names extends string,
  Tags extends string,
> = Category extends 'other'
  ? CheckedText<Text, Names | 'n', Tags>
  : 'n' extends NamesIn<Text>
    ? CheckedText<Text, Names | 'n', Tags>
    : CheckedText<Text, Names, Tags>;

/** `Text`, where it has the keys, placeholders and tags of `Base`; else a message at its line. */
export type Checked<Text, Base extends Written, Category extends string> = {
  readonly [Group in keyof Text]: Group extends keyof Base
    ? {
        readonly [Key in keyof Text[Group]]: Key extends keyof Base[Group]
          ? CheckedEntry<Text[Group][Key], Base[Group][Key], Category>
          : Wrong<'no sentence that English has not'>;
      }
    : Wrong<'no group that English has not'>;
};

type CheckedEntry<Entry, Base, Category extends string> = Base extends string
  ? Entry extends string
    ? CheckedText<Entry, NamesIn<Base>, TagsIn<Base>>
    : Wrong<'one text'>
  : {
      readonly [Form in keyof Entry]: Form extends Category
        ? Entry[Form] extends string
          ? CheckedForm<
              Entry[Form],
              Form,
              FormsNames<Base>,
              TagsIn<Extract<Base[keyof Base], string>>
            >
          : Wrong<'one text'>
        : Wrong<`the plural forms ${Category}`>;
    };

/** A sentence taken apart: text, the name of a placeholder, or a tagged part of the same. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly parts: readonly Part[] };

const TOKEN = /\{(?<name>\w+)\}|<(?<tag>\w+)>(?<inside>.*?)<\/\k<tag>>/gs;
const taken = new Map<string, readonly Part[]>();

/** The parts of a written sentence, in order. */
export function partsOf(text: string): readonly Part[] {
  const known = taken.get(text);
  if (known !== undefined) return known;
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const { name, tag, inside = '' } = match.groups ?? {};
    if (name !== undefined) parts.push({ kind: 'name', name });
    else if (tag !== undefined) parts.push({ kind: 'tag', tag, parts: partsOf(inside) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  taken.set(text, parts);
  return parts;
}
