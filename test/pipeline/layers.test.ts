import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The pipeline's folders, each of which imports only from those before it. */
const LAYERS = [
  'read',
  'values',
  'rules',
  'country',
  'expand',
  'checks',
  'diff',
  'release',
  'commands',
];

it('the folders of the pipeline import one way', () => {
  const files = readdirSync('pipeline', { recursive: true, encoding: 'utf8' });
  const edges = files
    .filter((file) => file.endsWith('.ts') && file.includes('/'))
    .flatMap((file) => {
      const imports = readFileSync(join('pipeline', file), 'utf8').matchAll(/ from '(\.[^']+)'/gu);
      return [...imports].map((match) => ({
        file,
        to: normalize(join(dirname(file), match[1] ?? '')),
      }));
    })
    .filter(({ to }) => !to.startsWith('..'));
  const layer = (path: string): number => LAYERS.indexOf(path.split('/')[0] ?? '');
  expect(edges.length).toBeGreaterThan(100);
  expect(edges.filter(({ file, to }) => layer(to) < 0 || layer(to) > layer(file))).toEqual([]);
});
