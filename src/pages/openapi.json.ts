import type { APIRoute } from 'astro';
import { createOpenApiDocument } from '../reference/openapi/document.ts';
import { openReference } from './docs/_reference.ts';

/** The contract for machines: OpenAPI 3.1. */
export const GET: APIRoute = async ({ site }) => {
  const siteUrl = String(site).replace(/\/$/, '');
  const document = createOpenApiDocument({ siteUrl, ...(await openReference()) });
  return new Response(`${JSON.stringify(document)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
};
