import type { APIRoute } from 'astro';
import { yearMarkdown } from '../_markdown-file.ts';
import { countryYearPaths, type YearProps } from '../_static-paths.ts';

export const getStaticPaths = countryYearPaths;

export const GET: APIRoute<YearProps> = ({ props, site }) =>
  yearMarkdown(props.place, props.year, String(site));
