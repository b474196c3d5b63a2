import type { APIRoute } from 'astro';
import { openApiReply } from './docs/_reference.ts';

/** The contract for machines: OpenAPI 3.1. */
export const GET: APIRoute = () => openApiReply();
