import { expect, test } from 'vitest';
import { partsOf } from '../../../src/site/languages/sentence.ts';

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
