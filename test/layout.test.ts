import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The formatter aims at 100 and leaves alone what it may not break: a long text in quotes. */
const LINE_LENGTH_MAX = 120;

// Decision 26.
test('no line of a template is longer than 120 characters', () => {
  const templates = globSync('src/**/*.astro');
  const long = templates.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > LINE_LENGTH_MAX ? [`${file}:${index + 1}: ${line.length} characters`] : [],
      ),
  );
  expect(long).toEqual([]);
  expect(templates.length).toBeGreaterThan(30);
});
