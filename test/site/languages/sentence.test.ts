import { expect, expectTypeOf, test } from 'vitest';
import {
  type Checked,
  partsOf,
  type Ready,
  type Sentence,
} from '../../../src/site/languages/sentence.ts';

const BASE = {
  list: {
    plain: 'Law',
    day: 'Falls on {day}',
    bold: '<b>Doubt:</b> {doubt}',
    dates: { one: '{n} date in {place}', other: '{n} dates in {place}' },
  },
} as const;
type Base = typeof BASE;
/** A translation of one sentence, as the types take it: itself, or what to write instead. */
type Taken<Key extends string, Text> = Checked<
  { readonly list: { readonly [Each in Key]: Text } },
  Base,
  'one' | 'two' | 'other'
>['list'][Key];

test('a sentence is taken apart into text, placeholders and tags', () => {
  expect(partsOf('<b>{n} days</b> to {day}')).toEqual([
    {
      kind: 'tag',
      tag: 'b',
      parts: [
        { kind: 'name', name: 'n' },
        { kind: 'text', text: ' days' },
      ],
    },
    { kind: 'text', text: ' to ' },
    { kind: 'name', name: 'day' },
  ]);
});

test('the types know what a sentence is filled with', () => {
  type Sentences = Ready<Base>['list'];
  expectTypeOf<Sentences['plain']>().toEqualTypeOf<string>();
  expectTypeOf<Sentences['day']>().toEqualTypeOf<Sentence<'day'>>();
  expectTypeOf<Sentences['bold']>().toEqualTypeOf<Sentence<'doubt'>>();
  expectTypeOf<Sentences['dates']>().toEqualTypeOf<Sentence<'n' | 'place'>>();
});

test('the types take a sentence with the same placeholders and tags, in any order', () => {
  expectTypeOf<Taken<'day', '{day} ist frei'>>().toEqualTypeOf<'{day} ist frei'>();
  expectTypeOf<Taken<'bold', '{doubt}: <b>Zweifel</b>'>>().toBeString();
});

test('the types refuse another placeholder, a missing tag and a sentence that English has not', () => {
  expectTypeOf<Taken<'day', 'Fällt auf {tag}'>>().not.toBeString();
  expectTypeOf<Taken<'day', 'Fällt auf einen Tag'>>().not.toBeString();
  expectTypeOf<Taken<'plain', 'Gesetz {n}'>>().not.toBeString();
  expectTypeOf<Taken<'bold', 'Zweifel: {doubt}'>>().not.toBeString();
  expectTypeOf<Taken<'surplus', 'Zu viel'>>().not.toBeString();
});

test('a form may leave its number out, the last one may not', () => {
  type Forms = Taken<
    'dates',
    { one: 'ein Tag in {place}'; two: '{n} Tage'; other: 'viele Tage in {place}'; few: '{n}' }
  >;
  expectTypeOf<Forms['one']>().toBeString();
  expectTypeOf<Forms['two']>().not.toBeString();
  expectTypeOf<Forms['other']>().not.toBeString();
  expectTypeOf<Forms['few']>().not.toBeString();
});
