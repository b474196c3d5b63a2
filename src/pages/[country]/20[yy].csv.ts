import type { APIRoute } from 'astro';
import { writeYearCsv } from '../../site/year/year-files.ts';
import { countryYearPaths, type YearProps } from '../_static-paths.ts';

export const getStaticPaths = countryYearPaths;

export const GET: APIRoute<YearProps> = ({ props }) =>
  new Response(writeYearCsv(props.place, props.year), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
