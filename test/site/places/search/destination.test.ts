import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../../src/artifact/data-set.ts';
import type { Language } from '../../../../src/site/languages/language.ts';
import {
  arabic,
  french,
  german,
  hebrew,
  italian,
  japanese,
  portuguese,
} from '../../../../src/site/languages/languages.ts';
import { localeIn } from '../../../../src/site/languages/locale.ts';
import { plain } from '../../../../src/site/languages/localized.ts';
import { loadedReleases } from '../../../../src/site/loaded-releases.ts';
import {
  findDestination,
  guessDestination,
  isTooLong,
} from '../../../../src/site/places/search/destination.ts';
import { notCovered } from '../../../../src/site/places/search/plain-questions.ts';
import { country, holiday, release } from '../../../support/world/toy-release.ts';
import { FIRST_YEAR, LAST_YEAR, YEARS } from '../../../support/years.ts';

const years = (id: string, name: string, day: string, regions?: string[]) =>
  [2025, 2026, 2027].map((year) =>
    holiday(id, `${year}-${day}`, regions === undefined ? { name } : { name, regions }),
  );
const NEW_YEAR = years('new-year', 'New Year', '01-01');
const GERMAN = [
  ...NEW_YEAR,
  ...years('unity', 'Unity Day', '10-03'),
  ...years('founders', 'Founders Day', '09-01', ['BY']),
];
const data = buildDataSet(
  release([
    country(GERMAN, {
      country: 'DE',
      name: 'Germany',
      languages: ['de'],
      regions: [
        { code: 'BE', name: 'Berlin' },
        { code: 'BY', name: 'Bavaria' },
      ],
    }),
    country(NEW_YEAR, { country: 'GB', name: 'United Kingdom', regions: [] }),
    country([], { country: 'US', name: 'United States', regions: [] }),
  ]),
);
/** Friday 20 November 2026, noon. */
const NOW = Date.UTC(2026, 10, 20, 12);
const find = (query: string) => findDestination(data, query, NOW);
const paths = (choices: readonly { path: string }[]) => choices.map(({ path }) => path);

test.each([
  ['q=Bavaria', '/de/by/'],
  ['q=Bavaria+2027', '/de/by/2027/'],
  ['q=uk&year=2025', '/gb/2025/'],
  ['country=DE', '/de/'],
  ['country=DE&region=BY&year=2026', '/de/by/2026/'],
  ['q=us+2026-07-03', '/calculator/?country=US&date=2026-07-03&op=is'],
  ['q=Bavaria+2026-07-03', '/calculator/?country=DE&date=2026-07-03&op=is&region=BY'],
  ['q=2026-05-01', '/compare/?date=2026-05-01'],
  ['q=', '/'],
  ['', '/'],
  ['country=XX', '/'],
])('%s leads to %s', (query, redirect) => {
  expect(find(query)).toEqual({ redirect, choices: [] });
});

test.each([
  ['q', 'Bavaria '.repeat(8), true],
  ['q', 'é'.repeat(60), false],
  ['q', '😀'.repeat(60), false],
  ['q', 'é'.repeat(61), true],
  ['year', '2'.repeat(61), true],
  ['country', 'x'.repeat(61), false],
])('input of more than sixty characters is refused: %s', (name, value, expected) => {
  const query = String(new URLSearchParams({ [name]: value }));
  expect(isTooLong(query)).toBe(expected);
  if (expected) expect(find(query)).toEqual({ redirect: null, choices: [] });
});

test('an ambiguous name offers each calendar, with the requested year', () => {
  const { redirect, choices } = find('q=united+2027');
  expect(redirect).toBeNull();
  expect(choices).toEqual([
    { name: 'United States 2027', path: '/us/2027/' },
    { name: 'United Kingdom 2027', path: '/gb/2027/' },
  ]);
  expect(paths(find('q=united').choices)).toEqual(['/us/', '/gb/']);
});

test('a similar name never redirects; an unknown one has no choices', () => {
  expect(find('q=bavraia')).toEqual({
    redirect: null,
    choices: [{ name: 'Bavaria, Germany', path: '/de/by/' }],
  });
  expect(find('q=xanadu')).toEqual({ redirect: null, choices: [] });
});

test.each([
  ['q=2+October+2026', '/compare/?date=2026-10-02'],
  ['q=next+friday', '/compare/?date=2026-11-27'],
  ['q=tomorrow+Bavaria', '/calculator/?country=DE&date=2026-11-21&op=is&region=BY'],
  ['q=Munich', '/de/by/'],
  ['q=Unity+Day', '/de/2027/#unity'],
  ['q=unity+day+2026', '/de/2026/#unity'],
  ['q=germany+unity+day+2025', '/de/2025/#unity'],
  ['q=Founders+Day+in+Bavaria', '/de/by/2027/#founders'],
  ['q=founders+day', '/de/2027/#some-regions'],
  ['q=new+year', '/compare/?date=2027-01-01'],
])('a date, city or holiday is found: %s leads to %s', (query, redirect) => {
  expect(find(query)).toEqual({ redirect, choices: [] });
});

test('an ambiguous date and a year alone offer choices', () => {
  expect(paths(find('q=10/02/2026').choices)).toEqual([
    '/compare/?date=2026-02-10',
    '/compare/?date=2026-10-02',
  ]);
  expect(paths(find('q=2026').choices)).toEqual(['/de/2026/', '/gb/2026/', '/us/2026/']);
});

test('holidays with similar names are offered with their dates and places', () => {
  expect(find('q=day+2026').choices.map(({ name }) => name)).toEqual([
    'Founders Day, Tuesday 1 September 2026: Germany',
    'Unity Day, Saturday 3 October 2026: Germany',
  ]);
});

test('the number of choices is limited', () => {
  const regions = Array.from({ length: 20 }, (_, index) => ({
    code: `${index + 10}`,
    name: `Land ${index}`,
  }));
  const many = buildDataSet(release([country([], { regions })]));
  expect(findDestination(many, 'q=land', NOW).choices).toHaveLength(12);
  expect(guessDestination(many, '/land/toyland/').choices).toHaveLength(5);
  // A number alone does not name a place.
  expect(guessDestination(many, '/xyzzy/1/').near).toBe(false);
});

test('an unknown address is guessed by its words', () => {
  const guess = guessDestination(data, '/germny/bavaria/');
  expect(guess).toMatchObject({ typed: 'germny bavaria', near: true, years: [] });
  expect(paths(guess.choices)).toEqual(['/de/', '/de/by/']);
  expect(paths(guessDestination(data, '/feasts/germany/2026').choices)[0]).toBe('/de/2026/');
  expect(guess.redirect).toBeNull();
  // An exact name comes first, although "united" alone could also be the United Kingdom.
  expect(paths(guessDestination(data, '/united/states/').choices)).toEqual(['/us/', '/gb/']);
  expect(paths(guessDestination(data, '/united/states/2031/').choices)).toEqual(['/us/', '/gb/']);
});

test('an unknown address with another name of a place redirects to it', () => {
  expect(guessDestination(data, '/uk/').redirect).toBe('/gb/');
  expect(guessDestination(data, '/germany/bavaria/2026/').redirect).toBe('/de/by/2026/');
  expect(guessDestination(data, '/m%C3%BCnchen').redirect).toBe('/de/by/');
  expect(guessDestination(data, '/%E0%A4%A/').redirect).toBeNull();
});

test('each guess is offered once', () => {
  expect(paths(guessDestination(data, '/bavaria/by/bavaria').choices)).toEqual(['/de/by/']);
});

test('an address without a match offers all countries', () => {
  const { near, choices } = guessDestination(data, '/wp-login.php');
  expect(near).toBe(false);
  expect(paths(choices)).toEqual(['/de/', '/gb/', '/us/']);
});

test('guesses for an address in a language stay in that language', () => {
  const guess = (address: string) => guessDestination(data, address, localeIn(german));
  expect(guess('/deutsch/germany/bavaria/2026/').redirect).toBe('/deutsch/de/by/2026/');
  expect(guess('/deutsch/de/2041/')).toMatchObject({
    typed: 'de 2041',
    redirect: null,
    held: `${FIRST_YEAR} bis ${LAST_YEAR}`,
  });
  expect(guess('/deutsch/de/2041/').years[0]).toEqual({
    name: `Deutschland ${FIRST_YEAR}`,
    path: `/deutsch/de/${FIRST_YEAR}/`,
  });
  expect(guess('/deutsch/gb/2026/')).toMatchObject({
    redirect: null,
    choices: [{ name: 'Vereinigtes Königreich 2026', path: '/gb/2026/' }],
  });
});

test('an unknown year offers the held ones', () => {
  expect(guessDestination(data, '/us/2041/').years).toEqual(
    YEARS.map((year) => ({ name: `United States ${year}`, path: `/us/${year}/` })),
  );
  expect(guessDestination(data, '/us/2026/x').years).toEqual([]);
  expect(guessDestination(data, '/nowhere/2041/').years).toEqual([]);
});

test('a year that only other countries hold offers the years of the country', () => {
  const behind = buildDataSet(
    release([country([], { country: 'AA', name: 'Zedland', held_until: LAST_YEAR - 1 })]),
  );
  for (const address of [`/aa/${LAST_YEAR}/`, `/aa/ea/${LAST_YEAR}/`]) {
    const { redirect, years, held } = guessDestination(behind, address);
    expect(redirect).toBeNull();
    expect(held).toBe(`1 January ${FIRST_YEAR} to 31 December ${LAST_YEAR - 1}`);
    expect(years).toHaveLength(YEARS.length - 1);
    expect(years.at(-1)?.path).toBe(address.replace(String(LAST_YEAR), String(LAST_YEAR - 1)));
  }
  expect(guessDestination(behind, `/zedland/${LAST_YEAR - 1}/`).redirect).toBe(
    `/aa/${LAST_YEAR - 1}/`,
  );
});

test('only the beginning of a long address is read', () => {
  expect(guessDestination(data, `/${'a'.repeat(5_000)}/`).typed).toHaveLength(60);
});

describe('in a language', () => {
  const { dataSet } = loadedReleases();
  const search = (language: Language, words: string) => {
    const query = `q=${encodeURIComponent(words)}`;
    const { redirect, choices } = findDestination(dataSet, query, NOW, localeIn(language));
    return redirect === null ? choices.map(({ name }) => plain(name)) : redirect;
  };

  test("a holiday is found by its common names, that of the language's home country first", () => {
    expect(search(german, 'Weihnachten')).toEqual([
      '1. Weihnachtstag, Freitag, 25. Dezember 2026: Deutschland',
      'Weihnachten, Freitag, 25. Dezember 2026: Schweiz',
      'Weihnachten, Freitag, 25. Dezember 2026: 15 weitere Länder',
    ]);
    expect(search(japanese, '元日')[0]).toBe('元日：2027年1月1日（金曜日）、日本');
    expect(search(japanese, '天皇')).toBe('/jp/2027/#emperors-birthday');
    expect(search(japanese, '祝日')).toBe('/');
    expect(search(italian, 'Ferragosto')[0]).toMatch(/^Assunzione di Maria, .*: Italia$/);
    expect(search(hebrew, 'פסח')).toBe('/il/2027/#passover');
  });

  test('a city is offered as the language writes it, where its letters tell', () => {
    expect(search(japanese, '北')).toContain('北九州（日本）');
    expect(search(japanese, 'サン')).toContainEqual(expect.stringMatching(/^サンフランシスコ（/));
    expect(search(hebrew, 'ירו')).toContainEqual(expect.stringMatching(/^ירושלים: /));
    expect(search(german, 'jerus')).toContain('Jerusalem: Israel');
  });

  test.each([
    [german, 'Feiertage Bayern', '/de/by/'],
    [french, 'jours fériés Genève', '/ch/ge/'],
    [japanese, '日本の祝日', '/jp/'],
    [japanese, '２０２７年の日本の祝日', '/jp/2027/'],
    [german, 'Feiertage in der Schweiz', '/ch/'],
    [hebrew, 'חגים בישראל', '/il/'],
    [german, 'Feiertage', '/'],
    // A code is never taken for a filler word around a place.
    [german, 'DE BY', '/de/by/'],
  ])('words such as "Feiertage" are ignored', (language, words, path) => {
    expect(search(language, words)).toBe(path);
  });

  test('a day beside the count is found', () => {
    expect(search(german, 'Heiligabend')).toContain(
      'Heiligabend, Donnerstag, 24. Dezember 2026: Deutschland',
    );
    expect(search(portuguese, 'carnaval')).toBe('/br/2027/#carnival-tuesday-02-09');
  });

  test('a feast precedes a city of the same name, in the language of the feast', () => {
    expect(search(portuguese, 'natal')).toEqual([
      'Natal, sexta-feira, 25 de dezembro de 2026: Brasil',
      'Natal, sexta-feira, 25 de dezembro de 2026: mais 16 países',
      'Natal: Rio Grande do Norte, Brasil',
    ]);
    expect(search(german, 'natal')).toBe('/br/rn/');
  });
});

describe('a question in plain words', () => {
  const { dataSet } = loadedReleases();
  const ask = (q: string) => findDestination(dataSet, new URLSearchParams({ q }).toString(), NOW);

  test.each([
    [
      '10 business days after 24 December 2026 in Scotland',
      'country=GB&date=2026-12-24&days=10&op=add&region=SCT',
    ],
    ['5 working days before 24 December 2026 Germany', 'country=DE&date=2026-12-24&days=-5&op=add'],
  ])('%s is answered by the calculator', (words, query) => {
    expect(ask(words).redirect).toBe(`/calculator/?${query}`);
  });

  test.each([
    [
      german,
      '10 Arbeitstage nach dem 24. Dezember 2026 in Bayern',
      'country=DE&date=2026-12-24&days=10&op=add&region=BY',
    ],
    [
      french,
      '10 jours ouvrés après le 24 décembre 2026 en Suisse',
      'country=CH&date=2026-12-24&days=10&op=add',
    ],
    [japanese, '2026年12月24日の10営業日後', 'country=AU&date=2026-12-24&days=10&op=add'],
    [
      hebrew,
      '10 ימי עסקים אחרי 24 בדצמבר 2026 בישראל',
      'country=IL&date=2026-12-24&days=10&op=add',
    ],
    [arabic, '3 ايام عمل قبل 24 ديسمبر 2026 الإمارات', 'country=AE&date=2026-12-24&days=-3&op=add'],
  ])('a count is understood in the words of the pages: %o', (language, q, query) => {
    const { redirect, choices } = findDestination(
      dataSet,
      String(new URLSearchParams({ q })),
      NOW,
      localeIn(language),
    );
    expect([redirect, ...choices.map(({ path }) => path)]).toContain(`/calculator/?${query}`);
  });

  test('a count without a place is offered for every country', () => {
    const { choices } = ask('10 business days after 24 December 2026');
    expect(choices).toHaveLength(dataSet.countries.size);
    expect(plain(choices[0]?.name ?? '')).toBe(
      '10 business days after 24 December 2026 (Australia)',
    );
  });

  test('"business days" with a place leads to its months, "API" to the reference', () => {
    expect(ask('business days Ontario 2026').redirect).toBe('/ca/on/2026/#months-title');
    expect(ask('API').redirect).toBe('/docs/');
  });

  test("a day of a state that is not counted is found on the state's page", () => {
    expect(ask('Good Friday Texas 2026').redirect).toBe('/us/tx/2026/#good-friday-tx-04-03');
  });

  test('Black Friday is the day after Thanksgiving', () => {
    expect(ask('Black Friday Texas 2026').redirect).toMatch(
      /^\/us\/tx\/2026\/#day-after-thanksgiving/,
    );
  });
});

test('a country that is not covered is named as such', () => {
  const { dataSet } = loadedReleases();
  expect(notCovered(dataSet, 'Poland', localeIn(german))).toBe('Polen');
  expect(notCovered(dataSet, 'Germany', localeIn(german))).toBeNull();
  expect(notCovered(dataSet, 'nowhere', localeIn(german))).toBeNull();
});

test.each([
  ['Is Good Friday off in Texas?', /^\/us\/tx\/2027\/#good-friday/],
  ['is 24 December a business day in Scotland?', /op=is&region=SCT$/],
  ['Who works next Friday?', /^\/compare\/\?date=2026-11-27$/],
  ['business days Madrid December 2026', /^\/calculator\/\?country=ES&end=2026-12-31.*region=MD/],
  ['working days in December in Madrid', /^\/calculator\/\?country=ES&end=2026-12-31.*region=MD/],
  ['business days Ontario 2026', /^\/ca\/on\/2026\/#months-title$/],
])('a question in a sentence, "%s", is answered', (words, path) => {
  const asked = String(new URLSearchParams({ q: words }));
  expect(findDestination(loadedReleases().dataSet, asked, NOW).redirect ?? '').toMatch(path);
});
