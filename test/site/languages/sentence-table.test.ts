import { expect, test } from 'vitest';
import { arabic, english, german } from '../../../src/site/languages/languages.ts';
import { countTexts, translatedTexts } from '../../../src/site/languages/sentence-table.ts';

const find = (language: typeof german, group: string, key: string) =>
  translatedTexts(language)
    .find(({ name }) => name === group)
    ?.texts.filter((text) => text.key === key);

test('a text is shown beside the English one, as written', () => {
  expect(find(german, 'day', 'fallsOnWeekend')).toEqual([
    {
      key: 'fallsOnWeekend',
      form: '',
      text: 'Fällt aufs Wochenende',
      original: 'Falls on a weekend',
    },
  ]);
});

test('a plural form is shown beside the same English form, else beside the last one', () => {
  const forms = find(arabic, 'day', 'moreRegions')?.map(({ form, original }) => [form, original]);
  const [one, other] = ['{n} more region', '{n} more regions'];
  expect(Object.fromEntries(forms ?? [])).toEqual({
    ...{ zero: other, one, two: other, few: other, many: other, other },
  });
});

test('every text is shown, and each plural form counts as one', () => {
  const written = [german, arabic, english].map(({ sentences }) =>
    Object.values(sentences).flatMap((group) =>
      Object.values<string | object>(group).flatMap((text) =>
        typeof text === 'string' ? text : Object.values(text),
      ),
    ),
  );
  expect([german, arabic, english].map(countTexts)).toEqual(written.map(({ length }) => length));
  expect(countTexts(german)).toBe(countTexts(english));
  expect(countTexts(arabic)).toBeGreaterThan(countTexts(german));
});
