import type { APIRoute } from 'astro';
import { openApiReply } from './docs/_openapi.ts';

/** The contract for machines: OpenAPI 3.1. */
export const GET: APIRoute = ({ site }) => openApiReply(site);
