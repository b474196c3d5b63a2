import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOfTemplate } from '../../support/site/template-text.ts';

/** Names that are the same in every language. */
const NAMES = ['Redletter', 'BibTeX'];

const templates = globSync([
  'src/components/{calculator,compare,figures,list,plan,print,words,year}/*.astro',
  'src/components/{Asked,Choices,Curl,Faults,Pinned,Table,TellUs,Where,YearSwitch}.astro',
  'src/layouts/Page.astro',
  'src/pages/{[[]country[]],embed}/**/*.astro',
  'src/pages/{404,calculator,compare,go,index}.astro',
  'src/pages/{about/how-it-works,plan/index}.astro',
]);

test('a template contains no words outside the catalogs', () => {
  expect(templates.length).toBeGreaterThan(40);
  const found = templates.flatMap((path) =>
    wordsOfTemplate(readFileSync(path, 'utf8'))
      .filter((words) => !NAMES.includes(words))
      .map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<p>{t.day.observed} day</p>', ['day']],
  ['<p class="note">{name}{isOld && \' (estimated)\'}</p>', ["' (estimated)'"]],
  ['<nav aria-label="Year"><a href={path}>{year}</a></nav>', ['Year']],
  ['{all.map(({ a }) => (a < 3 ? <b>{a}</b> : <i>too many</i>))}', ['too many']],
  ["<p class:list={['big red', on && 'on now']}>{a} · {b}</p>", []],
])('such words are found: %s', (template, words) => {
  expect(wordsOfTemplate(`---\nconst words = 'of the script';\n---\n\n${template}\n`)).toEqual(
    words,
  );
});
