import { expect, test } from 'vitest';
import { messageText, readMessage, writtenOf } from '../../../pipeline/sentences/message.ts';

test.each([
  ['Law', 'Law'],
  ['Falls on {date}', 'Falls on {date}'],
  ['<b>Doubt:</b> {doubt}', '<b>Doubt:</b> {doubt}'],
  ["l''{name}", "l'{name}"],
  ['{n, plural, one {{n} day} other {# days}}', { one: '{n} day', other: '{n} days' }],
])('%s is read', (written, text) => {
  expect(writtenOf(readMessage(written))).toEqual(text);
});

test.each(['l’{name}', "l''{name}", 'no. #1', "{n, plural, one {'#'1} other {{n}}}"])(
  '%s is written as read',
  (written) => {
    expect(messageText(writtenOf(readMessage(written)))).toBe(written);
  },
);

test.each([
  ['Falls on {date', /MessageFormat says/],
  ['{n, plural, one {a day}}', /other/],
  ['After {n, plural, other {{n} days}}', /a plural is the whole sentence/],
  ['{count, plural, other {{n} days}}', /a plural is the whole sentence/],
  ['{date, date, short}', /only \{name\}/],
  ["a '{'brace", /only \{name\}/],
])('%s is refused', (written, why) => {
  expect(() => readMessage(written)).toThrow(why);
});
