import type { APIRoute } from 'astro';
import { placeFeed } from './_calendar-file.ts';
import { countryPaths, type PlaceProps } from './_static-paths.ts';

export const getStaticPaths = countryPaths;

export const GET: APIRoute<PlaceProps> = ({ props, site }) => placeFeed(props.place, String(site));
