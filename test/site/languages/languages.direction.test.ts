import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Properties that name a side, and `text-align` and `float` with a side as value. */
const SIDED = /^(?:(?:margin|padding|border|scroll-\w+)-(?:left|right)|left|right|inset(?=:))\b/;
const TO_A_SIDE = /^(?:text-align|float|clear):\s*(?:left|right)\b/;
/** Four values of which the second and the fourth differ, so that left differs from right. */
const FOUR = /^(?:padding|margin|border-width|border-radius):\s*(?<values>[^;]+)$/;

/** The declarations of a style sheet that would not mirror on a right-to-left page. */
function sidedIn(css: string): string[] {
  const declarations = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(/[;{}]/)
    .map((text) => text.trim());
  return declarations.filter((declaration) => {
    const values = FOUR.exec(declaration)?.groups?.values?.split(/\s+(?![^(]*\))/) ?? [];
    const [top, right, bottom, left] = values;
    const isRounded = declaration.startsWith('border-radius');
    const isUneven =
      values.length === 4 && (isRounded ? top !== right || bottom !== left : right !== left);
    return isUneven || SIDED.test(declaration) || TO_A_SIDE.test(declaration);
  });
}

const sheets = ['src/styles', 'src/components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('no style sheet has a declaration that would not mirror on a right-to-left page', () => {
  expect(sheets.length).toBeGreaterThan(15);
  const found = sheets.flatMap((path) =>
    sidedIn(readFileSync(path, 'utf8')).map((declaration) => `${path}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['p { margin-left: 1rem; }', ['margin-left: 1rem']],
  ['p { text-align: right; left: 0 }', ['text-align: right', 'left: 0']],
  ['p { padding: 0 1rem 0 0; margin: 1px 2px 3px 2px }', ['padding: 0 1rem 0 0']],
  ['p { border-radius: 0 1px 1px 0 }', ['border-radius: 0 1px 1px 0']],
  ['p { inset-inline-start: 0; border-inline-end: 0; text-align: start }', []],
])('such declarations are found: %s', (css, found) => {
  expect(sidedIn(css)).toEqual(found);
});
