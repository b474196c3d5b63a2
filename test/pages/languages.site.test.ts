import { escape as escapeHtml } from 'html-escaper';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/site/languages/language.ts';
import { english, TRANSLATIONS } from '../../src/site/languages/languages.ts';
import { localeIn, speak } from '../../src/site/languages/locale.ts';
import { plain } from '../../src/site/languages/localized.ts';
import { sourceWords } from '../../src/site/languages/source-words.ts';
import { loadedReleases } from '../../src/site/loaded-releases.ts';
import { placeIn, placesOf, speaks, yearPath } from '../../src/site/places/places.ts';
import { yearsOf } from '../../src/site/places/release-range.ts';
import { pagesAmong } from '../support/site/built-site.ts';
import { useFiles, useSite } from '../support/site/common/use-site.ts';
import { elementsOf, type SaidText, textsOf } from '../support/site/page-text.ts';
import { TRANSLATED_TYPES } from '../support/site/translated-types.ts';

const { dataSet } = loadedReleases();
const pages = new Map(pagesAmong(await useFiles()).map(({ address, html }) => [address, html]));
const site = useSite();

/** Compressed, it would be for the test to make it plain again. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };

const ORIGIN = /^https:\/\/[^/]+/;

/** The pages of a language with those of which they are translations. */
const translated = ({ word }: Language) =>
  [...pages]
    .filter(([address]) => address.startsWith(`/${word}/`))
    .map(([address, html]) => {
      const alternate = address.slice(word.length + 1);
      return { address, html, alternate, original: pages.get(alternate) ?? '' };
    });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const textIn = (sentences: object) =>
  JSON.stringify(sentences, (key, value) =>
    typeof value === 'string' && key !== '' ? value.replaceAll(/\{\w+\}|<\/?\w+>/g, ' ') : value,
  ).replaceAll(/"\w+":/g, ' ');

/** Words that no English text does without, and words of the English sentences. */
const FUNCTION_WORDS =
  'the and of with from that this which are was were has have not only until by';
const englishWords = (language: Language): Set<string> => {
  const { inDays, shortDay } = localeIn(language);
  // Spanish May is "may" where it is short.
  const months = Array.from({ length: 12 }, (_, month) => shortDay(month * 31));
  const written = [textIn(language.sentences), ...months, inDays(9)];
  const own = new Set(wordsOf(written.join(' ')));
  const all = [...FUNCTION_WORDS.split(' '), ...wordsOf(textIn(english.sentences))];
  return new Set(all.filter((word) => word.length > 2 && !own.has(word)));
};

/** What a page says in figures, dates and addresses, whatever its language. */
const factsOf = (html: string, word: string) => {
  // The country of a language and the searches that it proposes are its own.
  const main = html
    .slice(html.indexOf('<main'))
    .replace(/<li class="own".*?<\/li>|<p class="examples">.*?<\/p>/gs, '');
  const elements = elementsOf(main);
  const all = (name: string) => elements.flatMap(({ attributes }) => attributes[name] ?? []);
  return {
    dates: all('datetime').sort(),
    // A page in the language of the place has no other names to offer.
    anchors: all('id').filter((id) => id !== 'names'),
    links: all('href')
      .map((address) => decodeURIComponent(address).replaceAll(`/${word}/`, '/'))
      // What a calendar is called, in the programs that are told.
      .map((address) => address.replace(/(?<=[?&;])name=[^&]*/, ''))
      .sort(),
    // A field for a place holds its name, which each language has its own of.
    // Places are in the order of their names.
    values: elements
      .flatMap(({ attributes: { type, value = 'local' } }) =>
        type === 'text' || value === 'local' ? [] : value,
      )
      .sort(),
    cells: elements
      .flatMap(({ name, attributes }) => (name === 'td' ? (attributes.class ?? '') : []))
      .sort(),
    // Languages group digits differently: 1,905, 1.905, 1905.
    figures: [
      ...main.matchAll(/<(?:td class="number"|td|dd|b)>(\d(?:[\d.,’'\u00a0\u202f]|&#39;)*)</g),
    ]
      .map((match) => match[1]?.replace(/&#39;|\D/g, ''))
      .join(' '),
  };
};

/** A text without what the language says for the sources, where acts and addresses have their own names. */
const withoutTranslations = (address: string, text: string): string => {
  const { language, fromSources } = speak(address);
  return [...sourceWords(language.code).texts.keys()]
    .map((each) => escapeHtml(plain(fromSources(each))))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, translation) => rest.replace(translation, ''), text);
};

const ENGLISH_WORDS = new Map(TRANSLATIONS.map((language) => [language, englishWords(language)]));

/** A region that has no name in a language has there the one that its people or English give it. */
const PLACE = new RegExp(
  [...dataSet.countries.values()]
    .flatMap(({ artifact }) => artifact.regions)
    .flatMap(({ name, names = {} }) => [name, ...Object.values(names)])
    .sort((one, other) => other.length - one.length)
    .map((name) => RegExp.escape(name))
    .join('|'),
  'g',
);

/** Names of files are the same in every language. */
const FILE = /[\w/]*\.(?:csv|ics|json|md)\b/g;

/** English words of a page that are not marked as English. */
const unmarkedIn = (language: Language, address: string, html: string): string[] => {
  const english = ENGLISH_WORDS.get(language) ?? new Set();
  const texts = textsOf(html);
  const isOwn = ({ language: marked }: SaidText) => marked.startsWith(language.code);
  // A label cannot mark the name in it, which the text beside it marks.
  const names = texts
    .filter((said) => !isOwn(said))
    .map(({ text }) => text.trim().replaceAll('&#39;', "'"))
    .sort((one, other) => other.length - one.length);
  const withoutNames = ({ text, isAttribute }: SaidText) =>
    isAttribute ? names.reduce((rest, name) => rest.replace(name, ''), text) : text;
  const foundIn = (text: string) =>
    wordsOf(text.replaceAll(PLACE, '').replaceAll(FILE, '')).filter((word) => english.has(word));
  return texts
    .filter((said) => isOwn(said) && foundIn(withoutNames(said)).length > 0)
    .flatMap((said) =>
      foundIn(withoutTranslations(address, withoutNames(said))).map(
        (word) => `${address}: ${word} in "${said.text.trim().slice(0, 80)}"`,
      ),
    )
    .slice(0, 20);
};

/** What days are called in English, as a page writes it. */
const englishNames = new Set(
  [...dataSet.countries.values()].flatMap(({ artifact: { holidays, beside = [] } }) =>
    [...holidays, ...beside].map(({ name }) => escapeHtml(name)),
  ),
);

/** What the main part of a page says in English beside the names of days. */
const englishIn = (html: string): string[] =>
  textsOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
    .filter(({ language, isAttribute }) => language === 'en' && !isAttribute)
    .map(({ text }) => text.trim())
    .filter((text) => !englishNames.has(text));

describe.each(TRANSLATIONS)('the built pages in $name', (language) => {
  const all = translated(language);

  test('are there, each beside the same page in English', () => {
    // Whole countries are built; the page of a region is made when it is first asked for.
    const national = placesOf(dataSet)
      .filter((place) => place.region === null && speaks(place, language))
      .map((place) => placeIn(place, language))
      .flatMap((place) => yearsOf(place.calendar.range).map((year) => yearPath(place, year)));
    expect(national.length).toBeGreaterThan(0);
    expect(all.map(({ address }) => address)).toEqual(expect.arrayContaining(national));
    for (const { alternate, original } of all)
      expect([alternate, original.length > 0]).toEqual([alternate, true]);
  });

  test('say the facts of the English page', () => {
    for (const { address, html, original } of all) {
      expect({ address, ...factsOf(html, language.word) }).toEqual({
        address,
        ...factsOf(original, language.word),
      });
    }
  });

  test('have no English word that is not marked as one', () => {
    expect(all.flatMap(({ address, html }) => unmarkedIn(language, address, html))).toEqual([]);
  });

  test('of a year have nothing in English but the names of days', () => {
    const ofYears = all.filter(({ address }) => /\/20\d\d\/$/.test(address));
    expect(ofYears.length).toBeGreaterThan(0);
    const left = ofYears.flatMap(({ address, html }) =>
      englishIn(html).map((text) => `${address}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  test('have every placeholder filled, and every tag made an element', () => {
    for (const { address, html } of all) {
      const left = textsOf(html).filter(({ text }) => /\{\w+\}|<\/?\w/.test(text));
      expect([address, left]).toEqual([address, []]);
    }
  });

  test('and those of English name each other, and English for everybody else', () => {
    for (const { address, alternate, html, original } of all) {
      for (const page of [html, original]) {
        const head = page.slice(0, page.indexOf('</head>'));
        const links = elementsOf(head).flatMap(({ attributes: { rel, hreflang, href } }) =>
          rel === 'alternate' && hreflang ? [[hreflang, href?.replace(ORIGIN, '')]] : [],
        );
        expect(links).toContainEqual([language.code, address]);
        expect(links).toContainEqual(['en', alternate]);
        expect(links).toContainEqual(['x-default', alternate]);
      }
      expect(/<html[^>]* dir="rtl"/.test(html)).toBe(language.direction === 'rtl');
      expect(html.match(/<html lang="([^"]*)"/)?.[1]).toMatch(new RegExp(`^${language.code}\\b`));
      const shown = original.match(/<nav class="tongues".*?<\/nav>/s)?.[0];
      expect(shown).toContain(`href="${address}" lang="${language.code}"`);
    }
  });
});

const alternates = new Map<string, Promise<{ readonly status: number; readonly html: string }>>();

/** The English page of which there is one in most languages: asked for once. */
function twinAt(address: string) {
  const asking = async () => {
    const reply = await fetch(site.url + address, PLAIN);
    return { status: reply.status, html: await reply.text() };
  };
  const asked = alternates.get(address) ?? asking();
  alternates.set(address, asked);
  return asked;
}

describe.each(TRANSLATIONS)('the pages in $name that are rendered on request', (language) => {
  const { word, code } = language;
  const years = translated(language).filter(({ address }) => /\/20\d\d\/$/.test(address));
  const places = [...new Set(years.map(({ address }) => address.slice(0, -5)))];
  // Alternating between two places.
  const [first = '', second = first] = places;
  const types = Object.values(TRANSLATED_TYPES).map((address, index) => {
    const place = (index % 2 === 0 ? first : second).slice(word.length + 1);
    return `/${word}${address.replace('{place}', place)}`;
  });

  test.each(types)('%s speaks the language, and no English word is unmarked', async (address) => {
    const english = address.slice(word.length + 1);
    const reply = await fetch(site.url + address, PLAIN);
    const html = await reply.text();
    const alternate = await twinAt(english);
    expect(reply.status).toBe(alternate.status);
    expect(html).toMatch(new RegExp(`<html lang="${code}\\b`));
    expect(unmarkedIn(language, address, html)).toEqual([]);
    expect(textsOf(html).filter(({ text }) => /\{\w+\}|<\/?\w/.test(text))).toEqual([]);
    expect(factsOf(html, word)).toEqual(factsOf(alternate.html, word));
    if (places.includes(address)) expect(englishIn(html)).toEqual([]);
  });

  test('a place that was typed leads to its answer, in the language', async () => {
    const typed = new URLSearchParams({ where: localeIn(language).countryName('JP') ?? '' });
    const asked = `${site.url}/${word}/calculator/?op=is&date=2026-07-03&${typed}`;
    const reply = await fetch(asked, { redirect: 'manual' });
    expect(reply.headers.get('location')).toBe(
      `/${word}/calculator/?country=JP&date=2026-07-03&op=is`,
    );
  });

  test('the search stays in the language where it has pages', async () => {
    const [place = ''] = places;
    const [, , country = '', region] = place.split('/');
    const query = new URLSearchParams({ country, ...(region ? { region } : {}), year: '2026' });
    const reply = await fetch(`${site.url}/${word}/go/?${query}`, { redirect: 'manual' });
    expect(reply.headers.get('location')).toBe(`${place}2026/`);
  });

  test('the search finds what the first page proposes', async () => {
    const { t, say } = localeIn(language);
    const proposed = say(t.home.example, { year: '2026' }).replace('…', '');
    for (const words of proposed.split(/[,،、]/)) {
      const address = `/${word}/go/?${new URLSearchParams({ q: words.trim() })}`;
      const reply = await fetch(site.url + address, { redirect: 'manual' });
      expect([words, await reply.text()]).not.toEqual([
        words,
        expect.stringContaining(`<h1 class="plain-title">${t.go.nothing}</h1>`),
      ]);
    }
  });

  test('a place whose people speak another language has no page in it', async () => {
    expect((await fetch(`${site.url}/${word}/gb/sct/`)).status).toBe(404);
    expect((await fetch(`${site.url}/${word}/gb/2026/`)).status).toBe(404);
  });
});
