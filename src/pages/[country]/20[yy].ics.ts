import type { APIRoute } from 'astro';
import { yearFeed } from '../_calendar-file.ts';
import { countryYearPaths, type YearProps } from '../_static-paths.ts';

export const getStaticPaths = countryYearPaths;

export const GET: APIRoute<YearProps> = ({ props, site }) =>
  yearFeed(props.place, props.year, String(site));
