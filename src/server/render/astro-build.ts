import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ApiRequest, Service } from '../../api/message.ts';

/** What Astro's endpoints find in `locals`; pages need none of it. */
interface Locals {
  readonly service?: Service;
  readonly apiRequest?: ApiRequest;
}

export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: Locals,
) => Promise<void>;

const entrySchema = z.object({
  handler: z.custom<AstroHandler>((value) => typeof value === 'function'),
});
const routesSchema = z.array(z.string());

/** The endpoints that `astro dev` serves are in the build too; the front door has its own lane. */
const API = /^\/v1\//;

/** Loads the program of the build's server half: 0.1 s and 18 MiB. */
export async function loadAstroHandler(distDir: string): Promise<AstroHandler> {
  const entryFile = resolve(distDir, 'server', 'entry.mjs');
  return entrySchema.parse(await import(pathToFileURL(entryFile).href)).handler;
}

/**
 * Whether a page rendered on request has an address, by the routes that the build has noted;
 * null when the build has no server half.
 */
export function renderedAddresses(distDir: string): ((address: string) => boolean) | null {
  const routesFile = join(distDir, 'routes.json');
  if (!existsSync(join(distDir, 'server', 'entry.mjs')) || !existsSync(routesFile)) return null;
  const sources = routesSchema.parse(JSON.parse(readFileSync(routesFile, 'utf8')));
  const routes = sources.map((source) => new RegExp(source));
  return (address) => !API.test(address) && routes.some((route) => route.test(address));
}
