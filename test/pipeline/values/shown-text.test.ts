import { expect, test } from 'vitest';
import { shownText, shownTextFault } from '../../../pipeline/values/shown-text.ts';

test.each([
  "New Year's Day",
  '2 June: Republic Day',
  'Fête du Travail – 1ᵉʳ mai',
  'अवकाश',
  'عيد الفطر',
  '(half day)',
  'a=b+c@d',
])('%j is shown unchanged', (text) => {
  expect(shownText.parse(text)).toBe(text);
});

test.each([
  ['', 'the text is empty'],
  [' a', 'begins or ends with a space'],
  ['a\nX-EVIL:1', 'has a line break in it; write it on one line'],
  ['a\r\nb', 'has a line break'],
  ['a\u2028b', 'has a line break'],
  ['a\u0000b', 'hidden character U+0000'],
  ['a\u200bb', 'hidden character U+200B'],
  ['a\u202eb', 'hidden character U+202E'],
  ['a\ud800b', 'hidden character U+D800'],
  ['=HYPERLINK("http://x")', 'begins with "="'],
  ['+1', 'begins with "+"'],
  ['-1', 'begins with "-"'],
  ['@SUM(1)', 'begins with "@"'],
  ['＝1', 'begins with "＝"'],
  ['“quoted”', 'the typographic quotes'],
])('%j is refused', (text, fault) => {
  expect(shownTextFault(text)).toContain(fault);
  expect(shownText.safeParse(text).error?.issues).toHaveLength(1);
});
