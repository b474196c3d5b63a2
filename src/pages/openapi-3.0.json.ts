import type { APIRoute } from 'astro';
import { olderForm } from '../reference/openapi/nullable.ts';
import { openApiReply } from './docs/_reference.ts';

/** The contract for programs that read OpenAPI 3.0 only. */
export const GET: APIRoute = () => openApiReply(olderForm);
