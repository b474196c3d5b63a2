import { expect, test } from 'vitest';
import { plainText, readDraft, reportedPage } from '../../src/reports/report.ts';

test.each([
  ['\u001b[2J\u001b]0;owned\u0007gone', '[2J ]0;owned gone'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['abc\u202edcba\u2066\u200f\ufeff', 'abc dcba'],
  ['a\u2028b\u0085c\u009bd\u0000e', 'a b c d e'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\ud800x', 'x'],
])('%j is kept as harmless text', (text, plain) => {
  expect(plainText(text, 100)).toBe(plain);
});

test('text is cut between characters', () => {
  expect(plainText('😀'.repeat(10), 3)).toBe('😀😀😀');
});

test.each([
  ['/de/by/2027/#labour-day', '/de/by/2027/#labour-day'],
  ['/calculator/?op=add&date=2026-12-24&days=5&country=GB', null],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['/a b', '/'],
  ['/"><script>', '/'],
  ['javascript:alert(1)', '/'],
  [`/${'x'.repeat(300)}`, '/'],
])('the page %j is one of ours, or replaced', (text, page) => {
  expect(reportedPage(text)).toBe(page ?? text);
});

test('missing fields of a form are empty', () => {
  expect(readDraft((name) => (name === 'what' ? ' Wrong \n' : null))).toEqual({
    ...{ page: '/', what: 'Wrong', why: '', source: '', answerTo: '' },
  });
});
