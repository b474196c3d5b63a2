import { expect, test } from 'vitest';
import { embedPath, embedSheet } from '../../../src/site/embed/embed-code.ts';
import { german } from '../../../src/site/languages/languages.ts';
import { placeIn } from '../../../src/site/places/places.ts';
import { placeOf, toyData } from '../../support/world/toy-release.ts';

const PLACE = placeOf(toyData([]), 'ty');

test('a frame shows one year, or the current one', () => {
  expect(embedPath(PLACE, 2026)).toBe('/embed/ty/2026/');
  expect(embedPath(PLACE, null)).toBe('/embed/ty/');
});

test('the code to copy has absolute addresses and escapes names', () => {
  const named = { ...PLACE, name: 'A "B" <C>' };
  const { badgeCode, frameCode, today } = embedSheet(named, 'https://days.example');
  expect(badgeCode).toBe(
    '<a href="https://days.example/ty/"><img src="https://days.example/badge/ty.svg" ' +
      'alt="A &quot;B&quot; &lt;C&gt;: open today?" height="24"></a>',
  );
  expect(frameCode).toContain('src="https://days.example/embed/ty/"');
  expect(frameCode).not.toContain('<C>');
  expect(today).toBe('/ty/today.json');
});

test('the code to copy from a translated page frames that language', () => {
  const place = placeIn(placeOf(toyData([], { languages: ['de'] }), 'ty'), german);
  expect(embedPath(place, 2026)).toBe('/deutsch/embed/ty/2026/');
  const { path, badgeCode, frameCode, today } = embedSheet(place, 'https://days.example');
  expect(path).toBe('/deutsch/ty/embed/');
  expect(badgeCode).toContain('<a href="https://days.example/deutsch/ty/">');
  expect(badgeCode).toContain(': Heute Arbeitstag?" height="24">');
  expect(frameCode).toContain('src="https://days.example/deutsch/embed/ty/" title="Gesetzliche');
  // The file for programs has the same address in every language.
  expect(today).toBe('/ty/today.json');
});
