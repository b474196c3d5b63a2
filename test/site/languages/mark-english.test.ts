import { expect, test } from 'vitest';
import { markEnglish, markEnglishLinks } from '../../../src/site/languages/mark-english.ts';

const english = (text: string) => `\u2066\u2063${text}\u2063\u2069`;

test('a sentence in English is marked, with the elements in it', () => {
  expect(markEnglish(`<p>${english('<b>Off</b> today')} – frei</p>`)).toBe(
    '<p><span lang="en" dir="ltr"><b>Off</b> today</span> – frei</p>',
  );
});

test.each(['title', 'option', 'script'])('a %s holds only text', (name) => {
  expect(markEnglish(`<${name} a>${english('Off')} – x</${name}>`)).toBe(
    `<${name} a>Off – x</${name}>`,
  );
});

test('an English sentence in an attribute is not marked', () => {
  expect(markEnglish(`<a title="${english('Off')}">${english('On')}</a>`)).toBe(
    '<a title="Off"><span lang="en" dir="ltr">On</span></a>',
  );
});

test.each([
  ['<a href="/docs/">API</a>', '<a href="/docs/" hreflang="en">API</a>'],
  [
    '<a class="x" href="/gb/2026/#may">UK</a>',
    '<a class="x" href="/gb/2026/#may" hreflang="en">UK</a>',
  ],
  ['<a href="/">Redletter</a>', '<a href="/" hreflang="en">Redletter</a>'],
  ['<a href="/deutsch/de/">D</a>', '<a href="/deutsch/de/">D</a>'],
  ['<a href="/de/" lang="en">English</a>', '<a href="/de/" lang="en">English</a>'],
  ['<a href="/de.ics">ICS</a>', '<a href="/de.ics">ICS</a>'],
  [
    '<a href="#s1">1</a><a href="https://x.example/">X</a>',
    '<a href="#s1">1</a><a href="https://x.example/">X</a>',
  ],
])('a link to an English page of the site says so: %s', (html, marked) => {
  expect(markEnglishLinks(html)).toBe(marked);
});
