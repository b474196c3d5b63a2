import { randomUUIDv7 } from 'node:crypto';
import type { APIContext } from 'astro';
import type { ApiRequest } from '../../api/message.ts';

/** Answers an Astro request from the contract: all that the endpoints of this folder do. */
export async function answerInAstro({ request, locals }: APIContext): Promise<Response> {
  const reply = await locals.service.answer(locals.apiRequest ?? fromWeb(request));
  const headers = new Headers();
  for (let index = 0; index < reply.headers.length; index += 2) {
    headers.append(reply.headers[index] as string, reply.headers[index + 1] as string);
  }
  return new Response(reply.body === null ? null : String(reply.body), {
    status: reply.status,
    headers,
  });
}

function fromWeb(request: Request): ApiRequest {
  const url = new URL(request.url);
  return {
    requestId: randomUUIDv7(),
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    authorization: linesOf(request, 'authorization'),
    clientRequestId: linesOf(request, 'x-client-request-id'),
    ifNoneMatch: request.headers.get('if-none-match'),
    dataVersion: linesOf(request, 'x-data-version'),
    siteUrl: url.origin,
  };
}

function linesOf(request: Request, name: string): string[] {
  const joined = request.headers.get(name);
  return joined === null ? [] : [joined];
}
