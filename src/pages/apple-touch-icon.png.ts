import type { APIRoute } from 'astro';
import { iconPng, pngReply } from './_picture.ts';

/** For the first screen of a phone. */
export const GET: APIRoute = async () => pngReply(await iconPng(180));
