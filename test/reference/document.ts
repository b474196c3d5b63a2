import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadServedChain } from '../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../src/artifact/release-files.ts';
import { EXAMPLE_LIMITS, PUBLISHED_PLANS } from '../../src/pages/docs/_reference.ts';
import { type Examples, runExamples } from '../../src/reference/examples.ts';
import { createOpenApiDocument } from '../../src/reference/openapi/document.ts';
import { readRealRules } from '../support/terms/real-rules.ts';

/** The parts of an OpenAPI document that the tests read. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly components: {
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly headers: Readonly<
      Record<string, { readonly schema: object; readonly required?: boolean }>
    >;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly parameters?: readonly (
    | { readonly in: string; readonly name: string; readonly example?: unknown }
    | { readonly $ref: string }
  )[];
  readonly responses: Readonly<Record<string, OpenApiResponse | { readonly $ref: string }>>;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: {
    readonly 'application/json': {
      readonly schema: object;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    };
  };
}

const { release, chain } = loadServedChain('artifacts', null);
/** With the rules of the sources if the newest release has none. */
const rules = release.rules.length > 0 ? release.rules : readRealRules().rules;
export const REAL_DATA = buildDataSet({ ...release, rules });

const run = new Map<string, Promise<Examples>>();

/** The examples of the newest release, as served. */
export function servedExamples(siteUrl: string): Promise<Examples> {
  const files = new ReleaseFiles('artifacts', chain);
  return runExamples(buildDataSet(release), files, EXAMPLE_LIMITS, siteUrl);
}

/**
 * The examples of the newest release and the rules, as the published reference has them; run once
 * per site.
 */
export function realExamples(siteUrl = 'https://redletter.example'): Promise<Examples> {
  const files = new ReleaseFiles('artifacts', chain);
  return run.getOrInsertComputed(siteUrl, () =>
    runExamples(REAL_DATA, files, EXAMPLE_LIMITS, siteUrl),
  );
}

/**
 * The examples of a release without rules and without the countries that the examples ask about.
 */
export function strangeExamples(siteUrl: string): Promise<Examples> {
  const countries = release.countries.filter(({ country }) => country === 'FR');
  const dataSet = buildDataSet({ ...release, countries, rules: [] });
  return runExamples(dataSet, new ReleaseFiles('artifacts', chain), EXAMPLE_LIMITS, siteUrl);
}

/** The document as published at an address. */
export async function publishedDocument(siteUrl: string): Promise<OpenApiDocument> {
  const examples = await realExamples(siteUrl);
  const countries = REAL_DATA.countries.size;
  const options = { siteUrl, plans: PUBLISHED_PLANS, examples, countries };
  return JSON.parse(JSON.stringify(createOpenApiDocument(options))) as OpenApiDocument;
}

/** A folder for one test file, removed after its tests. Call this outside any test. */
export function folderOfSuite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-reference-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes the document to a file and returns the path. */
export function writeDocument(folder: string, document: OpenApiDocument): string {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** The response that the document promises for a status. */
export function responseOf(
  document: OpenApiDocument,
  operation: OpenApiOperation,
  status: number,
): OpenApiResponse {
  const response = operation.responses[status] ?? operation.responses.default;
  if (response === undefined) throw new Error(`${operation.operationId} has no response`);
  if (!('$ref' in response)) return response;
  return document.components.responses[
    response.$ref.split('/').at(-1) as string
  ] as OpenApiResponse;
}
