import { escapeHTML, HTMLString } from 'astro/runtime/server/index.js';
import type { Manifest } from '../../artifact/manifest.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { knownDay } from '../../site/known-day.ts';
import type { Part, Sentence } from '../../site/languages/sentence.ts';
import { type Speech, speak } from '../../site/languages/speech.ts';
import { directionOf, piecesOf, type Told } from '../../site/languages/told.ts';
import { type Place, tellRegion } from '../../site/places/places.ts';

/** What fills the placeholders of a sentence: texts, figures and HTML. */
type Values = Readonly<Record<string, Told | number | HTMLString>>;

/** A speech that also writes HTML, which a template shows as it is. */
interface Writing extends Speech {
  /** A text; each piece in another language than the page's is marked. */
  readonly told: (told: Told) => HTMLString;
  /**
   * A sentence of the page's language, whole; `n` chooses the plural form (Decision 45).
   * @param href where its `<a>` leads.
   * @throws Error for a placeholder without a value.
   */
  readonly write: (
    sentence: Sentence<string> | string,
    values?: Values,
    href?: string,
  ) => HTMLString;
  /** A sentence about a release: its {version} is a link, its {date} the day of the release. */
  readonly writeRelease: (
    manifest: Manifest,
    sentence: Sentence<string>,
    values?: Values,
  ) => HTMLString;
  /** Regions, each a link, with commas between. */
  readonly regionLinks: (
    regions: readonly Place[],
    hrefOf: (region: Place) => string,
  ) => HTMLString;
}

/** HTML from a template; a value that is not HTML yet is escaped. */
export function markup(
  texts: TemplateStringsArray,
  ...values: readonly (string | HTMLString | readonly HTMLString[])[]
): HTMLString {
  const safe = values.map((value) => {
    if (typeof value === 'string') return escapeHTML(value);
    return Array.isArray(value) ? value.join('') : value;
  });
  return new HTMLString(String.raw({ raw: texts }, ...safe));
}

/** A date in words, with its ISO form in `datetime`. */
export function time(day: number, words: string | ((day: number) => string)): HTMLString {
  const said = typeof words === 'string' ? words : words(day);
  return markup`<time datetime="${formatIsoDate(day)}">${said}</time>`;
}

/** How the page at an address writes, or how a speech does. */
export function writing(page: URL | Speech): Writing {
  const speech = page instanceof URL ? speak(page) : page;
  const { language, parts, comma, figure, fullDate } = speech;
  const write: Writing['write'] = (sentence, values = {}, href = '') => {
    const fill = (part: Part): HTMLString => {
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
  const told: Writing['told'] = (text) =>
    markup`${piecesOf(text).map(({ text, language: own }) => {
      if (own === null) return markup`${text}`;
      const direction = directionOf(own);
      return direction === language.direction
        ? markup`<span lang="${own}">${text}</span>`
        : markup`<bdi lang="${own}" dir="${direction}">${text}</bdi>`;
    })}`;
  return {
    ...speech,
    told,
    write,
    regionLinks: (regions, hrefOf) =>
      markup`${regions.map(
        (region, index) =>
          markup`${index > 0 ? comma : ''}<a href="${hrefOf(region)}">${told(tellRegion(region))}</a>`,
      )}`,
    writeRelease: ({ data_version: version, released }, sentence, values) =>
      write(sentence, {
        ...values,
        version: markup`<a href="/data/${version}/">${version}</a>`,
        date: time(knownDay(released), fullDate),
      }),
  };
}

/** The tags of the catalogs. */
const TAGS: Readonly<Record<string, (inside: HTMLString, href: string) => HTMLString>> = {
  a: (inside, href) => markup`<a href="${href}">${inside}</a>`,
  b: (inside) => markup`<b>${inside}</b>`,
  h: (inside) => markup`<span class="vh">${inside}</span>`,
  span: (inside) => markup`<span>${inside}</span>`,
  w: (inside) => markup`<b class="works">${inside}</b>`,
};
