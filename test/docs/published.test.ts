import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PUBLISHED } from '../../src/reference/published.ts';
import { readRepository } from './repository.ts';

/** Commands that fetch a package from a registry by its name, and run or install it. */
const BY_NAME =
  /\b(?:npx|npm (?:i|install|exec|x)|pnpm (?:add|dlx)|yarn (?:add|dlx)|bunx|pip3? install|uvx|uv (?:add|pip install)|pipx (?:run|install))(?: -{1,2}[\w-]+)* ["']?redletter(?:-mcp)?(?![\w./*-])/g;

/** What readers see: documents, and whatever pages are made of. */
const IN = /^(?:[^/]+\.md|(?:docs|deploy|packages|public|src|sources)\/.+)$/;
/** Says why not. */
const ALLOWED = 'docs/publishing.md';

function namedIn(text: string): string[] {
  return text.match(BY_NAME) ?? [];
}

test('the pattern finds what fetches by name, and not what installs from a file', () => {
  for (const line of ['npx -y redletter-mcp', 'pip install redletter', 'npm install redletter`']) {
    expect(namedIn(line), line).toHaveLength(1);
  }
  for (const line of ['npm install ./redletter-0.1.1.tgz', 'pip install ./redletter-*.whl']) {
    expect(namedIn(line), line).toEqual([]);
  }
});

test('nothing tells readers to install the packages by name until they are published', () => {
  const files = readRepository().filter(({ path }) => IN.test(path) && path !== ALLOWED);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(({ path, text }) => namedIn(text).map((line) => `${path}: ${line}`));
  if (!PUBLISHED) expect(found).toEqual([]);
});

test.each(['packages/redletter/README.md', 'packages/redletter-python/README.md'])(
  '%s says how to install it today',
  (path) => {
    const readme = readFileSync(path, 'utf8');
    expect(namedIn(readme).length > 0).toBe(PUBLISHED);
    expect(/not on (?:npm|PyPI)/.test(readme)).toBe(!PUBLISHED);
  },
);
