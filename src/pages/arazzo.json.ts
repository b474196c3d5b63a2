import type { APIRoute } from 'astro';
import { createWorkflow } from '../reference/openapi/workflow.ts';
import { jsonReply } from './_file.ts';

/** A workflow over the API that anybody can run: Arazzo 1.0. */
export const GET: APIRoute = ({ site }) =>
  jsonReply(createWorkflow(new URL('/openapi.json', site).href));
