// @module-tag chromium
import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { placesOf } from '../../../src/site/places/places.ts';
import { visit } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';
import { printedPages } from '../../support/site/print.ts';

const WIDE = { width: 1280, scheme: 'dark' } as const;
/** Width and height in points, as Chromium rounds them. */
const SIZES = {
  a4: { wide: '841.91998 x 594.95996', tall: 'A4' },
  letter: { wide: '792 x 612', tall: 'Letter' },
} as const;
const site = useSite();
const browser = useBrowser();

/** Those with most holidays, with the longest name of one, and with most text on one date. */
function hardest(): string[] {
  const places = placesOf(buildDataSet(loadNewestRelease('artifacts')));
  const by = (weigh: (place: (typeof places)[number]) => number) =>
    places.reduce((most, place) => (weigh(place) > weigh(most) ? place : most)).path;
  return [
    by(({ calendar }) => calendar.holidays.length),
    by(({ calendar }) => Math.max(...calendar.holidays.map(({ name }) => name.length))),
    by(({ calendar }) => {
      const words = new Map<number, number>();
      for (const { day, name } of calendar.holidays) {
        words.set(day, (words.get(day) ?? 0) + name.length);
      }
      return Math.max(...words.values());
    }),
  ];
}

test.each([...new Set(hardest())])(
  '%s comes out on as many sheets as there should be',
  async (path) => {
    // The other paper is shorter and wider: one of them is tried on both.
    const papers = path === hardest()[0] ? (['a4', 'letter'] as const) : (['a4'] as const);
    for (const paper of papers) {
      for (const [sheet, pages, shape] of [
        ['poster', 1, 'wide'],
        ['months', 12, 'wide'],
        ['planner', 4, 'tall'],
      ] as const) {
        const address = `${site.url}${path}2026/print/?paper=${paper}&sheet=${sheet}`;
        const { page, leave, problems } = await visit(browser, address, WIDE, {
          isDrawn: false,
        });
        const printed = await printedPages(page);
        expect({ sheet, problems, ...printed }).toEqual({
          ...{ sheet, problems: [], pages },
          size: SIZES[paper][shape],
        });
        await leave();
      }
    }
  },
);
