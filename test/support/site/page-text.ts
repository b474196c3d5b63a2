/** The start tag of an element: its name and its attributes. */
interface Opened {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A text of a page and the language it is marked with. */
export interface SaidText {
  readonly text: string;
  readonly language: string;
  /** The value of an attribute has one language. */
  readonly isAttribute: boolean;
}

/** Numbered groups: named ones take twice as long, over a million matches. */
const TOKEN = /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gis;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['meta', 'link', 'input', 'br', 'img', 'hr', 'source', 'wbr', 'col']);
/** Attributes that are read out or shown. */
const SAID = ['aria-label', 'title', 'alt', 'placeholder', 'abbr', 'tooldescription'];
/** Elements that are not read out: programs, and text typed verbatim. */
const SILENT = new Set(['script', 'style', 'code', 'pre']);

function openedIn(name: string, rest: string): Opened {
  const attributes: Record<string, string> = {};
  for (const [, key = '', value = ''] of rest.matchAll(ATTRIBUTE)) attributes[key] = value;
  return { name: name.toLowerCase(), attributes };
}

/** Every element of one of our pages, in order: html-validate has checked that all are closed. */
export function elementsOf(html: string): Opened[] {
  const found: Opened[] = [];
  for (const [, close, name, rest = ''] of html.matchAll(TOKEN)) {
    if (name !== undefined && close !== '/') found.push(openedIn(name, rest));
  }
  return found;
}

/** All texts of a page, attributes included, with the language of each. */
export function textsOf(html: string): SaidText[] {
  const found: SaidText[] = [];
  const open: { name: string; language: string; isSilent: boolean }[] = [];
  for (const [, close, opened, rest = '', text] of html.matchAll(TOKEN)) {
    const { language, isSilent } = open.at(-1) ?? { language: '', isSilent: false };
    if (text !== undefined) {
      if (!isSilent && text.trim() !== '') found.push({ text, language, isAttribute: false });
    } else if (close === '/') {
      open.pop();
    } else if (opened !== undefined) {
      const { name, attributes } = openedIn(opened, rest);
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
