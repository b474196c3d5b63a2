import type { APIRoute } from 'astro';
import { iconPng, pngReply } from './_picture.ts';

/** The icon for readers who install the site as an app. */
export const GET: APIRoute = async () => pngReply(await iconPng(512));
