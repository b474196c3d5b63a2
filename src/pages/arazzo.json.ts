import type { APIRoute } from 'astro';
import { createWorkflow } from '../reference/openapi/workflow.ts';

/** A workflow over the API that anybody can run: Arazzo 1.0. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `${JSON.stringify(createWorkflow(new URL('/openapi.json', site).href), null, 2)}\n`,
    { headers: { 'Content-Type': 'application/json' } },
  );
