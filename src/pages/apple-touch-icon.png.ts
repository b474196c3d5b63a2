import type { APIRoute } from 'astro';
import { iconPng, pngReply } from './_picture.ts';

/** The icon for the home screen of a phone. */
export const GET: APIRoute = async () => pngReply(await iconPng(180));
