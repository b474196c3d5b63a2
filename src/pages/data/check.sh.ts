import type { APIRoute } from 'astro';
import { checkScript } from '../../site/data/check-script.ts';
import { fileReply } from '../_file.ts';

/** The check of all releases as a program for a shell. */
export const GET: APIRoute = ({ site }) =>
  fileReply(checkScript(new URL(String(site)).origin), 'application/x-sh');
