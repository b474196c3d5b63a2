/** An element as it is opened: its name and its attributes. */
interface Opened {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A text of a page, and the language it is marked to be in. */
export interface SaidText {
  readonly text: string;
  readonly language: string;
  /** An attribute has one language, whatever stands in it. */
  readonly isAttribute: boolean;
}

const TOKEN =
  /<!--.*?-->|<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:"[^"]*"|[^>"])*)>|(?<text>[^<]+)/gis;
const ATTRIBUTE = /(?<key>[\w:-]+)(?:="(?<value>[^"]*)")?/g;
const VOID = new Set(['meta', 'link', 'input', 'br', 'img', 'hr', 'source', 'wbr', 'col']);
/** Attributes that are read out, or shown. */
const SAID = ['aria-label', 'title', 'alt', 'placeholder', 'abbr', 'tooldescription'];
/** What no reader hears: programs, and text that is typed as it stands. */
const SILENT = new Set(['script', 'style', 'code', 'pre']);

function openedIn({ name = '', rest = '' }: Record<string, string | undefined>): Opened {
  const pairs = [...rest.matchAll(ATTRIBUTE)].map(({ groups = {} }) => [
    groups.key ?? '',
    groups.value ?? '',
  ]);
  return { name: name.toLowerCase(), attributes: Object.fromEntries(pairs) };
}

/** Every element of a page of ours, in order: html-validate has seen that all are closed. */
export function elementsOf(html: string): Opened[] {
  return [...html.matchAll(TOKEN)].flatMap(({ groups = {} }) =>
    groups.name === undefined || groups.close === '/' ? [] : [openedIn(groups)],
  );
}

/** Everything that a page says, attributes included, with the language of each. */
export function textsOf(html: string): SaidText[] {
  const found: SaidText[] = [];
  const open: { name: string; language: string; isSilent: boolean }[] = [];
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { language, isSilent } = open.at(-1) ?? { language: '', isSilent: false };
    if (groups.text !== undefined) {
      if (!isSilent && groups.text.trim() !== '') {
        found.push({ text: groups.text, language, isAttribute: false });
      }
    } else if (groups.close === '/') {
      open.pop();
    } else if (groups.name !== undefined) {
      const { name, attributes } = openedIn(groups);
      const inside = attributes.lang ?? language;
      const said = SAID.map((each) => attributes[each]);
      if (attributes.name === 'description') said.push(attributes.content);
      for (const text of said) if (text) found.push({ text, language: inside, isAttribute: true });
      if (!VOID.has(name)) {
        open.push({ name, language: inside, isSilent: isSilent || SILENT.has(name) });
      }
    }
  }
  return found;
}
