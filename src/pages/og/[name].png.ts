import type { APIRoute } from 'astro';
import { YEARS_WORDS } from '../../calendar/year-words.ts';
import { countRegions, nationalPlaces } from '../../site/places/places.ts';
import { yearsOf } from '../../site/places/release-range.ts';
import { openShelf } from '../../site/shelf.ts';
import { drawPreview, drawTitle } from '../../site/year/preview-picture.ts';
import { yearFacts } from '../../site/year/year-facts.ts';
import { pngOf, pngReply } from '../_picture.ts';

interface Props {
  readonly draw: () => string;
}

/** One per country and year, and one for each of the pages that belong to none. */
export const getStaticPaths = () => {
  const { dataSet } = openShelf();
  const held = `${dataSet.countries.size} countries and ${countRegions(dataSet)} regions, ${YEARS_WORDS}`;
  const titles = [
    ['home', 'Is it a business day?'],
    ['calculator', 'Business-day calculator'],
  ] as const;
  return [
    ...titles.map(([name, title]) => ({
      params: { name },
      props: { draw: () => drawTitle(title, held) } satisfies Props,
    })),
    ...nationalPlaces(dataSet).flatMap((place) =>
      yearsOf(place.calendar.range).map((year) => ({
        params: { name: `${place.key}-${year}` },
        props: {
          draw: () => {
            const { rows, total, glance } = yearFacts(place, year);
            const { name } = place;
            const businessDays = total.businessDays;
            return drawPreview({ name, year, holidays: rows.length, businessDays, glance });
          },
        } satisfies Props,
      })),
    ),
  ];
};

/** The picture for link previews. */
export const GET: APIRoute<Props> = async ({ props }) => pngReply(await pngOf(props.draw()));
