import type { APIRoute } from 'astro';
import { moneyFeedName } from '../../site/data/money-place.ts';
import { calendarFile } from '../_calendar-file.ts';
import { moneyPaths, type PlaceProps } from '../_static-paths.ts';

export const getStaticPaths = moneyPaths;

export const GET: APIRoute<PlaceProps> = ({ props: { place }, site }) =>
  calendarFile(place, String(site), null, moneyFeedName(place));
