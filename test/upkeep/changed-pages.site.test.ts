import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepPages } from '../../upkeep/changed-pages.ts';
import { useSite } from '../support/site/common/use-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const site = useSite();

it('keeps the pages of the named countries, and no others', async () => {
  const target = tempFolder();
  const said = await keepPages(site.url, ['NL', 'GB'], target);
  expect(said).toEqual([
    expect.stringMatching(/^NL: \d+ pages$/u),
    expect.stringMatching(/^GB: \d+ pages$/u),
  ]);
  for (const page of ['gb/2026', 'gb/sct/2026', 'nl/2026']) {
    expect(readFileSync(join(target, page, 'index.html'), 'utf8'), page).toMatch(/<\/html>\s*$/u);
  }
  expect(existsSync(join(target, 'us'))).toBe(false);
});

it('says when there is nothing to keep', async () => {
  await expect(keepPages(site.url, ['XX'], tempFolder())).rejects.toThrow(
    'the site has no page of XX',
  );
});
