import { escapeHTML, HTMLString } from 'astro/runtime/server/index.js';
import type { Manifest } from '../../artifact/manifest.ts';
import type { LocalName } from '../../artifact/words/local-name.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { knownDay } from '../../site/known-day.ts';
import { type Locale, speak } from '../../site/languages/locale.ts';
import { directionOf, type Localized, piecesOf } from '../../site/languages/localized.ts';
import type { Part, Sentence } from '../../site/languages/sentence.ts';
import { type Place, tellRegion } from '../../site/places/places.ts';

/** HTML, which a template shows as it is. */
export type Markup = HTMLString;

/** What is wrong with a field of a form. */
export interface FieldFault {
  readonly field: string;
  readonly message: Localized;
}

/** What fills the placeholders of a sentence: texts, figures and HTML. */
type Values = Readonly<Record<string, Localized | number | Markup>>;

/** A locale that also writes HTML. */
export type Writing = ReturnType<typeof writing>;

/** HTML from a template; a value that is not HTML yet is escaped, and `false` and null are left out. */
export function markup(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[] | false | null)[]
): Markup {
  const safe = values.map((value) => {
    if (typeof value === 'string') return escapeHTML(value);
    return Array.isArray(value) ? value.join('') : value || '';
  });
  return new HTMLString(String.raw({ raw: texts }, ...safe));
}

export function link(href: string, words: string | number | Markup): Markup {
  return markup`<a href="${href}">${words}</a>`;
}

/** A word about a state or a kind, in a tone: "e" for what is estimated. */
export function badge(words: string | Markup, tone = ''): Markup {
  return markup`<span class="${`badge ${tone}`.trim()}">${words}</span>`;
}

/** The small number of a source or a footnote. @param sign a class that says how the source was seen. */
export function reference(
  href: string,
  number: number | string | Markup,
  label: string,
  sign = '',
): Markup {
  const kind = `src ${sign}`.trim();
  return markup`<a class="${kind}" href="${href}" aria-label="${label}">${number}</a>`;
}

/** A remark on a line of its own, in small type. */
export function note(words: string | Markup): Markup {
  return markup`<span class="note">${words}</span>`;
}

/** A date in words, with its ISO form in `datetime`. */
export function time(day: number, words: string | ((day: number) => string)): Markup {
  const said = typeof words === 'string' ? words : words(day);
  return markup`<time datetime="${formatIsoDate(day)}">${said}</time>`;
}

/** How the page at an address writes, or how a locale does. */
export function writing(page: URL | Locale) {
  const locale = page instanceof URL ? speak(page) : page;
  const { language, parts, comma, figure, fullDate, fromSources } = locale;
  /**
   * A sentence of the page's language, whole; `n` chooses the plural form (Decision 45).
   * @param href where its `<a>` leads.
   * @throws Error for a placeholder without a value.
   */
  const write = (sentence: Sentence<string> | string, values: Values = {}, href = ''): Markup => {
    const fill = (part: Part): Markup => {
      if (part.kind === 'text') return markup`${part.text}`;
      if (part.kind === 'tag') {
        const inside = markup`${part.parts.map(fill)}`;
        return TAGS[part.tag]?.(inside, href) ?? inside;
      }
      const value = values[part.name];
      if (value === undefined) throw new Error(`A sentence has no value for {${part.name}}`);
      if (value instanceof HTMLString) return value;
      const pieces = piecesOf(typeof value === 'number' ? figure(value) : value);
      return markup`${pieces.map(({ text, language: own }) =>
        own === null ? markup`${text}` : markup`<bdi lang="${own}">${text}</bdi>`,
      )}`;
    };
    const { n } = values;
    return markup`${parts(sentence, typeof n === 'number' ? n : undefined).map(fill)}`;
  };
  /** A text; each piece in another language than the page's is marked. */
  const localized = (text: Localized): Markup =>
    markup`${piecesOf(text).map(({ text, language: own }) => {
      if (own === null) return markup`${text}`;
      const direction = directionOf(own);
      return direction === language.direction
        ? markup`<span lang="${own}">${text}</span>`
        : markup`<bdi lang="${own}" dir="${direction}">${text}</bdi>`;
    })}`;
  return {
    ...locale,
    localized,
    write,
    /** The title of a source, a link if the text has a known address. */
    cite: ({ title, url }: { readonly title: string; readonly url: string | null }): Markup =>
      url === null
        ? markup`<cite>${localized(fromSources(title))}</cite>`
        : markup`<a href="${url}" rel="nofollow">${localized(fromSources(title))}</a>`,
    /** The names of a day in the languages of its place. */
    localNames: (names: readonly LocalName[]): Markup =>
      markup`${names.map(({ name, language: own }) => {
        const direction = directionOf(own);
        const lang = own !== null && markup` lang="${own}"`;
        const dir = direction !== language.direction && markup` dir="${direction}"`;
        return markup`<span class="local"${lang}${dir}>${name}</span>`;
      })}`,
    /** Regions, each a link, with commas between. */
    regionLinks: (regions: readonly Place[], hrefOf: (region: Place) => string): Markup =>
      markup`${regions.map(
        (region, index) =>
          markup`${index > 0 ? comma : ''}<a href="${hrefOf(region)}">${localized(tellRegion(region))}</a>`,
      )}`,
    /** A sentence about a release: its {version} is a link, its {date} the day of the release. */
    writeRelease: (manifest: Manifest, sentence: Sentence<string>, values?: Values): Markup =>
      write(sentence, {
        ...values,
        version: link(`/data/${manifest.data_version}/`, manifest.data_version),
        date: time(knownDay(manifest.released), fullDate),
      }),
    /** The fault of a field, shown below it; null if it has none. */
    faultOf: (field: string, faults: readonly FieldFault[]): Markup | null => {
      const fault = faults.find((found) => found.field === field);
      return fault === undefined
        ? null
        : markup`<span class="fault" id="${field}-fault">${localized(fault.message)}</span>`;
    },
  };
}

/** The tags of the catalogs. */
const TAGS: Readonly<Record<string, (inside: Markup, href: string) => Markup>> = {
  a: (inside, href) => link(href, inside),
  b: (inside) => markup`<b>${inside}</b>`,
  h: (inside) => markup`<span class="vh">${inside}</span>`,
  span: (inside) => markup`<span>${inside}</span>`,
  w: (inside) => markup`<b class="works">${inside}</b>`,
};
