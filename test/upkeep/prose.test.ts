import { expect, test } from 'vitest';
import {
  bannedIn,
  LONGEST_SENTENCE,
  longSentences,
  subjectFaults,
} from '../../upkeep/prose-rules.ts';
import { codeProse, markdownProse } from '../../upkeep/prose-texts.ts';

test('banned constructions are found across line breaks', () => {
  expect(bannedIn('Headers are passed on\nas it stands.')).toHaveLength(1);
  expect(bannedIn('Of a thread that needs more, something is wrong.')).toHaveLength(1);
  expect(bannedIn('A list without duplicates of a thread.')).toEqual([]);
});

test('a sentence is too long only above the limit', () => {
  const words = (n: number): string => `${Array(n).fill('word').join(' ')}.`;
  expect(longSentences(words(LONGEST_SENTENCE))).toEqual([]);
  expect(longSentences(`Short. ${words(LONGEST_SENTENCE + 1)}`)).toHaveLength(1);
});

test.each([
  ['server: drain on SIGTERM', 0],
  ['site, data: show the grade of a date', 0],
  ['drain on SIGTERM', 1],
  ['server: drained on SIGTERM', 1],
  ['server: feed the lanes', 0],
  [`server: drain ${'x'.repeat(70)}.`, 2],
])('the subject %j has %i faults', (subject, count) => {
  expect(subjectFaults(subject)).toHaveLength(count);
});

test('Markdown is read without code and tables', () => {
  const source =
    '# Title\n\nSee `x.ts`, [a link](y).\n\n```\nno prose here\n```\n\n| no | table |\n|---|---|\n\n- item\n';
  expect(markdownProse(source)).toEqual([
    { line: 1, text: 'Title' },
    { line: 3, text: 'See code, a link.' },
    { line: 12, text: 'item' },
  ]);
});

test('comments, titles and messages of code are read, names and short texts are not', () => {
  const source =
    "/** Says\n * why. */\nconst x = 'short';\n// A note.\ntest('a title of four words', f);\n";
  const texts = codeProse(source).map(({ line, text }) => [line, text.replace(/\s+/g, ' ').trim()]);
  expect(texts).toEqual([
    [1, 'Says why.'],
    [4, 'A note.'],
    [5, 'a title of four words'],
  ]);
});
