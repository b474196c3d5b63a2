import { expect, it } from 'vitest';
import { citationIdsFor } from '../../src/artifact/calendars.ts';
import type { Citation } from '../../src/artifact/citation.ts';
import { country, holiday } from '../support/world/toy-release.ts';

const act = (regions: string[] | null): Citation => ({
  title: 'Act',
  url: 'https://law.example/act',
  publisher: null,
  read: null,
  regions,
});
const artifact = country([], {
  citations: { all: act(null), east: act(['EA']), west: act(['WE']) },
});

it.each([
  ['a region sees its own act and the general one', ['all', 'east', 'west'], 'WE', ['all', 'west']],
  ['the country sees what speaks for all of it', ['east', 'all'], null, ['all']],
  ['nothing is hidden where nothing would be left', ['east', 'west'], null, ['east', 'west']],
])('%s', (_case, cite, region, expected) => {
  expect(citationIdsFor(artifact, holiday('day', '2026-05-01', { cite }), region)).toEqual(
    expected,
  );
});
