import { randomUUIDv7 } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ApiRequest, Service } from '../../api/message.ts';
import { acceptedCodings } from '../wire/accept-encoding.ts';
import { API_SECURITY_HEADERS, PAGE_SECURITY_HEADERS } from '../wire/security-headers.ts';
import type { Visit } from '../wire/visit.ts';
import { sendWhole } from './rendered-reply.ts';

/** What Astro's pages and endpoints find in `locals`. */
interface Locals {
  readonly service: Service;
  readonly apiRequest?: ApiRequest;
}

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: Locals,
) => Promise<void>;

const entrySchema = z.object({
  handler: z.custom<AstroHandler>((value) => typeof value === 'function'),
});
const routesSchema = z.array(z.string());

/** The only request headers that a page may depend on. */
const PASSED_ON = ['accept', 'accept-language', 'user-agent'] as const;

/** The build's server half. */
export interface AstroBuild {
  readonly handler: AstroHandler;
  /** The addresses of pages rendered on request. */
  readonly routes: readonly RegExp[];
}

/**
 * The build's server half; null when the build has none. Its program is loaded when the
 * first page is rendered: 0.1 s and 18 MiB that the API does not need.
 */
export function openAstroBuild(distDir: string): AstroBuild | null {
  const entryFile = resolve(distDir, 'server', 'entry.mjs');
  const routesFile = join(distDir, 'routes.json');
  if (!existsSync(entryFile) || !existsSync(routesFile)) return null;
  const sources = routesSchema.parse(JSON.parse(readFileSync(routesFile, 'utf8')));
  let loading: Promise<AstroHandler> | undefined;
  const load = async () => entrySchema.parse(await import(pathToFileURL(entryFile).href)).handler;
  return {
    handler: async (...asked) => {
      loading ??= load();
      return (await loading)(...asked);
    },
    routes: sources.map((source) => new RegExp(source)),
  };
}

/** Astro behind the front door: it sees known addresses only, our own Host, and few headers. */
export class AstroPages {
  readonly #build: AstroBuild;
  readonly #service: Service;
  readonly #host: string;

  /** @param siteUrl the origin that pages believe they are asked at. */
  constructor(build: AstroBuild, service: Service, siteUrl: string) {
    this.#build = build;
    this.#service = service;
    this.#host = new URL(siteUrl).host;
  }

  /** Whether a page rendered on request has this address. */
  knows(address: string): boolean {
    return !isApi(address) && this.#build.routes.some((route) => route.test(address));
  }

  /** Renders a page; the caller has made sure that the address is known. */
  async render(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    path: string,
    query: string,
  ): Promise<void> {
    visit.requestId = randomUUIDv7();
    response.setHeader('X-Request-Id', visit.requestId);
    // A page that says nothing else depends on the moment.
    response.setHeader('Cache-Control', 'no-cache');
    setHeaders(response, PAGE_SECURITY_HEADERS);
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const release = sendWhole(response, visit, codings);
    try {
      await this.#pass(request, response, query === '' ? path : `${path}?${query}`, {
        service: this.#service,
      });
    } catch (error) {
      release();
      throw error;
    }
    visit.status = response.statusCode;
  }

  /** Answers a request to `/v1` through Astro's endpoints: the lane that `astro dev` serves. */
  async answerApi(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    setHeaders(response, API_SECURITY_HEADERS);
    countBody(response, visit);
    const locals = { service: this.#service, apiRequest: visit };
    await this.#pass(request, response, request.url ?? '/', locals);
    visit.requestId = String(response.getHeader('X-Request-Id') ?? '');
    visit.status = response.statusCode;
  }

  async #pass(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    locals: Locals,
  ): Promise<void> {
    const headers: IncomingHttpHeaders = { host: this.#host };
    for (const name of PASSED_ON) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    request.headers = headers;
    request.url = target;
    await this.#build.handler(request, response, undefined, locals);
  }
}

/** @param headers name and value by turns. */
function setHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] as string, headers[index + 1] as string);
  }
}

/** Astro writes in pieces, past our own writer: what it writes is counted on the way. */
function countBody(response: ServerResponse, visit: Visit): void {
  const write = response.write.bind(response) as (chunk: Uint8Array | string) => boolean;
  response.write = (chunk: Uint8Array | string) => {
    visit.bytes += Buffer.byteLength(chunk);
    return write(chunk);
  };
}

function isApi(address: string): boolean {
  return address === '/v1/' || address.startsWith('/v1/');
}
