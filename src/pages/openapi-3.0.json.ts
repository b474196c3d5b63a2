import type { APIRoute } from 'astro';
import { olderForm } from '../reference/openapi/older-form.ts';
import { openApiReply } from './docs/_openapi.ts';

/** The contract for programs that read OpenAPI 3.0 only. */
export const GET: APIRoute = ({ site }) => openApiReply(site, olderForm);
