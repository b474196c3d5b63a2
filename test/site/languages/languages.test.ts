import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english, TRANSLATIONS } from '../../../src/site/languages/languages.ts';
import { partsOf } from '../../../src/site/languages/sentence.ts';

const ALL = [english, ...TRANSLATIONS];
/** Every text of a language with its key, such as "year.all.other". */
const textsOf = (sentences: object, key = ''): [string, string][] =>
  Object.entries(sentences).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[key + name, value]] : textsOf(value, `${key}${name}.`),
  );

test.each(ALL)('the plural forms of $name are those of Intl', ({ code, plurals }) => {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  expect([...plurals].sort()).toEqual([...pluralCategories].sort());
});

test.each(ALL)(
  '$name has its own name, and Intl knows the language',
  ({ code, name, direction }) => {
    const itself = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
    expect(itself.toLocaleLowerCase(code)).toContain(name.toLocaleLowerCase(code));
    const known = new Intl.Locale(code).getTextInfo();
    expect(direction).toBe(known.direction);
  },
);

test("the address of a language is unique and longer than a country's", () => {
  const words = TRANSLATIONS.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  const taken = readdirSync('src/pages').map((name) => name.replace(/\..*/, ''));
  for (const word of words) {
    expect(word).toMatch(/^[a-z]{3,}$/);
    expect(taken).not.toContain(word);
  }
});

test.each(ALL)(
  'every brace and bracket in $name is part of a placeholder or tag',
  ({ sentences }) => {
    const left = (parts: ReturnType<typeof partsOf>): string =>
      parts
        .map((part) =>
          part.kind === 'text' ? part.text : part.kind === 'tag' ? left(part.parts) : '',
        )
        .join('');
    const texts = textsOf(sentences);
    expect(texts.length).toBeGreaterThan(100);
    for (const [key, text] of texts) {
      expect([key, left(partsOf(text))]).toEqual([key, expect.stringMatching(/^[^{}<>]*$/)]);
      // A space at either end means that the text is joined to another one.
      expect([key, text.trim()]).toEqual([key, text]);
    }
  },
);

test.each(ALL)('no sentence of $name is empty', ({ sentences }) => {
  expect(textsOf(sentences).filter(([, text]) => text === '')).toEqual([]);
});

test.each(ALL)('the description of a feed in $name fits a line of 75 octets', ({ sentences }) => {
  for (const description of [sentences.feed.description, sentences.plan.fileDescription]) {
    expect(Buffer.byteLength(`DESCRIPTION:${description}`)).toBeLessThanOrEqual(75);
  }
});

test('every sentence is used', () => {
  const pages = ['src/components', 'src/layouts', 'src/pages', 'src/site']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => /\.(?:astro|ts)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => !path.startsWith('src/site/languages/'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const keys = Object.entries(english.sentences).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => [group, key] as const),
  );
  const unsaid = keys.filter(
    ([group, key]) =>
      !new RegExp(`\\b${group}\\.${key}\\b|['.]${key}\\b|[{,]\\s*${key}\\s*[,}]`).test(pages),
  );
  // These sentences are chosen by a word of the data, or by the kind of a leave plan.
  const byData =
    /^(?:plan\.(?:most|long|weekends)(?:Note|None|Spare)|offices\.(?:federal|state)|evidence\.(?:read|quoted|transcribed|summarised|identified|named|reported)|(?:beside|trace)\.(?:half|local|optional|bank))$/;
  expect(unsaid.map((each) => each.join('.')).filter((key) => !byData.test(key))).toEqual([]);
});
