import { expect, test } from 'vitest';
import { checkCommand } from '../../../pipeline/commands/check.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';

const RULE = `rule: xx-act-1
title: Toy Act
places: { countries: [XX], regions: asked }
citations:
  act: { title: Toy Act, url: https://law.example/act, read: 2026-11-01 }
  book: { title: Toy Commentary, url: https://law.example/book }
words:
  - { id: a, cite: act, section: s. 1, language: en, text: "The day of the event is left out." }
units:
  D: { words: a }
first_day: { event: out, words: a }
examples:
  - { event: 2026-03-02, period: P1D, place: XX, last_day: 2026-03-03, cite: book }
  - { event: 2026-03-06, period: P1D, place: XX, last_day: 2026-03-07 }
  - { event: 2026-03-09, period: P2D, place: XX, last_day: 2026-03-11 }
`;

test('a mistake in a country is reported alone, without its rules and their texts', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  shop.write('sources/rules/xx-act-1.yaml', RULE);
  shop.write(
    'sources/texts/de.json',
    JSON.stringify({ texts: { titles: { 'Toy Act': 'Spielgesetz' } } }),
  );
  expect((await shop.run(releaseCommand)).complaints).toEqual([]);
  shop.write('sources/XX.yaml', oneHoliday('rule: { date: 32 may }'));
  expect((await shop.run(checkCommand)).complaints).toEqual([
    expect.stringContaining('"32 may" is not a day of a month'),
  ]);
});
