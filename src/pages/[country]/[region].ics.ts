import type { APIRoute } from 'astro';
import { placeFeed } from '../_calendar-file.ts';
import { type PlaceProps, regionPaths } from '../_static-paths.ts';

export const getStaticPaths = regionPaths;

export const GET: APIRoute<PlaceProps> = ({ props, site }) => placeFeed(props.place, String(site));
