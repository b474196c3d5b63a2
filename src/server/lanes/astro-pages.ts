import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ApiReply, ApiRequest, Service } from '../../api/message.ts';
import { headerLines } from '../../api/reply.ts';
import { acceptedCodings } from '../wire/accept-encoding.ts';
import { PAGE_SECURITY_HEADERS } from '../wire/security-headers.ts';
import type { Visit } from '../wire/visit.ts';
import { holdBack, renderedReply } from './rendered-reply.ts';
import type { RenderedPages } from './site-lane.ts';

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

/** The only request headers that a page may depend on: Contract 15.7. */
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
export class AstroPages implements RenderedPages {
  readonly #build: AstroBuild;
  readonly #service: Service;
  readonly #host: string;

  /** @param siteUrl the origin that pages believe they are asked at. */
  constructor(build: AstroBuild, service: Service, siteUrl: string) {
    this.#build = build;
    this.#service = service;
    this.#host = new URL(siteUrl).host;
  }

  knows(address: string): boolean {
    return !isApi(address) && this.#build.routes.some((route) => route.test(address));
  }

  async render(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): Promise<ApiReply> {
    response.setHeader('X-Request-Id', visit.requestId);
    // A page that says nothing else depends on the moment.
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headerLines(PAGE_SECURITY_HEADERS)) response.setHeader(name, value);
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const headers: IncomingHttpHeaders = { host: this.#host };
    for (const name of PASSED_ON) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    request.headers = headers;
    request.url = target;
    const release = holdBack(response);
    try {
      await this.#build.handler(request, response, undefined, { service: this.#service });
    } catch (error) {
      release();
      throw error;
    }
    return renderedReply(visit, response, codings, release());
  }
}

/** The endpoints that `astro dev` serves are in the build too; the front door has its own lane. */
function isApi(address: string): boolean {
  return address.startsWith('/v1/');
}
