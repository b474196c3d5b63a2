import type { APIRoute } from 'astro';
import { iconPng, pngReply } from './_picture.ts';

/** For whoever puts the site beside their programs. */
export const GET: APIRoute = async () => pngReply(await iconPng(512));
