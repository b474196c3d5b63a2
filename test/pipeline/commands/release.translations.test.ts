import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCommand } from '../../../pipeline/commands/check.ts';
import { diffCommand } from '../../../pipeline/commands/diff.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { loadRelease } from '../../../src/artifact/load-release.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { type Workshop, workshop } from '../../support/pipeline/workshop.ts';

const NAME = 'Day';
const WORDS = { days: { [NAME]: 'Tag' }, sought: { [NAME]: ['Fest'] } };

async function releasedWith(words: object | null): Promise<Workshop> {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  if (words !== null) say(shop, words);
  const { code, complaints } = await shop.run(releaseCommand);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return shop;
}

const say = (shop: Workshop, words: object) =>
  shop.write('sources/texts/de.json', JSON.stringify(words));
const released = (shop: Workshop, version: string) =>
  loadRelease(join(shop.folder, 'artifacts', version));

describe('the translations of the sources', () => {
  test('are in the release, and in its manifest', async () => {
    const { manifest, translations, changes } = released(await releasedWith(WORDS), '2026.11.1');
    expect(translations).toEqual([
      { schema_version: 1, language: 'de', regions: {}, texts: {}, ...WORDS },
    ]);
    expect(manifest.files.map(({ name }) => name)).toContain('texts-de.json');
    expect(changes.facts).toEqual([]);
  });

  test('are shown by diff: a new language as numbers, then each translation', async () => {
    const shop = await releasedWith(null);
    say(shop, WORDS);
    const first = await shop.run(diffCommand);
    expect(first.out.join('\n')).toContain('| texts › de | - | 1 days, 0 regions, 0 texts |');
    expect(first.out.join('\n')).toContain('texts-de.json; and, as with every release');
    const later = await releasedWith(WORDS);
    say(later, { ...WORDS, days: { [NAME]: 'Feiertag' } });
    const { out } = await later.run(diffCommand);
    expect(out.join('\n')).toContain(`| texts › de › days › ${NAME} | Tag | Feiertag |`);
    expect(out.join('\n')).toContain('No date and no name changes: only texts do.');
  });

  test('are reported by check when unreleased, and released with --texts alone', async () => {
    const shop = await releasedWith(WORDS);
    say(shop, { ...WORDS, days: { [NAME]: 'Feiertag' } });
    const { complaints } = await shop.run(checkCommand);
    expect(complaints.join('\n')).toContain('1 translation differs from release 2026.11.1');
    expect((await shop.run(releaseCommand)).out.join('\n')).toContain('only texts changed');
    const { code, out } = await shop.run(releaseCommand, '--texts');
    expect([code, out.join('\n')]).toEqual([
      0,
      expect.stringContaining('de lacks 0 days, 3 regions, 0 texts'),
    ]);
    const { translations, changes } = released(shop, '2026.11.2');
    expect(translations[0]?.days).toEqual({ [NAME]: 'Feiertag' });
    expect(changes.facts).toEqual([
      {
        country: null,
        where: `texts › de › days › ${NAME}`,
        before: 'Tag',
        after: 'Feiertag',
        answers: false,
        past: false,
        reason: null,
      },
    ]);
  });
});
