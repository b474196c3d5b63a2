import { expect, test } from 'vitest';
import { markup, time, writing } from '../../../src/components/words/writing.ts';
import type { Sentence } from '../../../src/site/languages/sentence.ts';

const page = (path: string) => writing(new URL(path, 'http://localhost'));
/** As the compiler of the catalogs makes it. */
const sentence = (text: string) => text as unknown as Sentence<string>;

test('escapes what is not HTML yet', () => {
  expect(String(markup`<b title="${'"'}">${'<i>'}${markup`<i>`}</b>`)).toBe(
    '<b title="&quot;">&lt;i&gt;<i></b>',
  );
});

test('fills a sentence with texts, figures, dates and links', () => {
  const { write, shortDay } = page('/');
  const text = sentence('{what} & {date}: <b>{n}</b> <a>more</a>');
  const values = { what: '<x>', n: 1200, date: time(20_812, shortDay) };
  expect(String(write(text, values, '/a?b&c'))).toBe(
    '&lt;x&gt; &amp; <time datetime="2026-12-25">Fri 25 Dec</time>: <b>1,200</b> <a href="/a?b&amp;c">more</a>',
  );
  expect(() => write(sentence('{lost}'))).toThrow('no value for {lost}');
});

test('marks words in another language, with their direction where it differs', () => {
  const pieces = [
    { text: 'a ', language: null },
    { text: 'Tag', language: 'de' },
    { text: 'يوم', language: 'ar' },
  ];
  const { localized, write } = page('/');
  expect(String(localized(pieces))).toBe(
    'a <span lang="de">Tag</span><bdi lang="ar" dir="rtl">يوم</bdi>',
  );
  expect(String(page('/arabiyya/').localized(pieces.slice(1, 2)))).toBe(
    '<bdi lang="de" dir="ltr">Tag</bdi>',
  );
  expect(String(write(sentence('{name}'), { name: pieces }))).toBe(
    'a <bdi lang="de">Tag</bdi><bdi lang="ar">يوم</bdi>',
  );
});
