import type { APIRoute } from 'astro';
import { openShelf } from '../../site/shelf.ts';
import { writeYearJson } from '../../site/year/year-files.ts';
import { countryYearPaths, type YearProps } from '../_static-paths.ts';

export const getStaticPaths = countryYearPaths;

export const GET: APIRoute<YearProps> = ({ props }) =>
  new Response(writeYearJson(props.place, props.year, openShelf().dataSet.dataVersion), {
    headers: { 'Content-Type': 'application/json' },
  });
