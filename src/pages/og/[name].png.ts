import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { APIRoute } from 'astro';
import { nationalPlaces } from '../../site/places/places.ts';
import { yearsOf } from '../../site/places/release-range.ts';
import { openShelf } from '../../site/shelf.ts';
import { drawPreview } from '../../site/year/preview-picture.ts';
import { yearFacts } from '../../site/year/year-facts.ts';
import type { YearProps } from '../_static-paths.ts';

let ready: Promise<void> | undefined;

export const getStaticPaths = () =>
  nationalPlaces(openShelf().dataSet).flatMap((place) =>
    yearsOf(place.calendar.range).map((year) => ({
      params: { name: `${place.key}-${year}` },
      props: { place, year } satisfies YearProps,
    })),
  );

/** The picture for link previews, one per country and year. */
export const GET: APIRoute<YearProps> = async ({ props: { place, year } }) => {
  ready ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await ready;
  const { rows, total, glance } = yearFacts(place, year);
  const svg = drawPreview({
    name: place.name,
    year,
    holidays: rows.length,
    businessDays: total.businessDays,
    glance,
  });
  const font = {
    fontBuffers: [readFileSync('public/fonts/display.woff2')],
    defaultFontFamily: 'Source Serif 4',
  };
  const png = new Resvg(svg, { font }).render().asPng();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
