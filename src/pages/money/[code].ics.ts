import type { APIRoute } from 'astro';
import { moneyFeedName } from '../../site/data/money-place.ts';
import { placeFeed } from '../_calendar-file.ts';
import type { PlaceProps } from '../_static-paths.ts';
import { moneyPaths } from './_money-paths.ts';

export const getStaticPaths = moneyPaths;

export const GET: APIRoute<PlaceProps> = ({ props: { place }, site }) =>
  placeFeed(place, String(site), moneyFeedName(place));
