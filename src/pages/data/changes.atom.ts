import type { APIRoute } from 'astro';
import { changesFeed } from './_changes-feed.ts';

/** Every change of a computed date, all countries. */
export const GET: APIRoute = ({ site }) => changesFeed(site);
