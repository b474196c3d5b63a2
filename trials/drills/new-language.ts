import { english } from '../../src/site/languages/languages.ts';
import { YEARS } from '../../test/support/years.ts';
import { ADDED_LANGUAGE, addLanguage, marked } from './add-language.ts';
import { rehearse } from './rehearsal.ts';

const { code, word, country } = ADDED_LANGUAGE;
const [root, year] = [`/${country.toLowerCase()}/`, YEARS[0] ?? 0];
const [own, page] = [`/${word}${root}`, `${root}${year}/`];
const words = process.argv.slice(2);
/** The sentences of the catalog; it has no translated source texts, which other tests expect. */
const TESTS = ['test/site/languages/languages.test.ts'];
const isIn = (language: string) => `<html lang="${language}"`;

/**
 * `npm run trials -- new-language [WORDS…]`: adds a language, marked English, to a copy of the
 * project with one file and one line, and rehearses it: addresses, sitemap, links and pages
 * follow. Decision 45.
 */
rehearse(
  (copy) => {
    addLanguage(copy);
    const link = (to: string) => `href="${to}" lang="${code}"`;
    return {
      isReleased: false,
      wanted: {
        years: YEARS,
        said: {
          'sitemap-0.xml': [`/${word}/<`, `/${word}${page}<`, `hreflang="${code}"`],
          [`${page.slice(1)}index.html`]: [`hreflang="${code}"`, link(`/${word}${page}`)],
          [`${word}${page}index.html`]: [
            isIn(`${code}-${country}`),
            'hreflang="en"',
            `href="${page}" lang="en"`,
            marked(english.sentences.year.longWeekends),
          ],
          'about/languages/index.html': [link(`/about/languages/${word}/`).replace(/ lang.*/, '')],
        },
        gone: /(?!)/,
      },
      knocks: [
        { path: '/', status: 200, says: [link(`/${word}/`)] },
        {
          path: `/${word}/`,
          status: 200,
          says: [isIn(code), marked(english.sentences.home.heading), own],
        },
        { path: own, status: 200, says: [isIn(`${code}-${country}`), `href="${root}" lang="en"`] },
        { path: `${own}2099/`, status: 404, says: [marked(english.sentences.notFound.title)] },
        { path: `/${word}/de/${year}/`, status: 404, says: [isIn(`${code}-DE`)] },
        { path: `${own.slice(0, -1)}.ics`, status: 200, says: ['BEGIN:VCALENDAR', '⟪'] },
      ],
    };
  },
  words.length > 0 ? words : TESTS,
);
