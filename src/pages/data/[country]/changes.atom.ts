import type { APIRoute } from 'astro';
import { countryPaths, type PlaceProps } from '../../_static-paths.ts';
import { changesFeed } from '../_changes-feed.ts';

export const getStaticPaths = countryPaths;

/** The changes of one country, its regions included. */
export const GET: APIRoute<PlaceProps> = ({ props: { place }, site }) => changesFeed(site, place);
