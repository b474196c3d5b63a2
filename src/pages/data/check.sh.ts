import type { APIRoute } from 'astro';
import { checkScript } from '../../site/data/check-script.ts';

/** The check of all releases as a program for a shell. */
export const GET: APIRoute = ({ site }) =>
  new Response(checkScript(new URL(String(site)).origin), {
    headers: { 'Content-Type': 'application/x-sh' },
  });
