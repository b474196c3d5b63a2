import { PLAN_NAMES, PLANS } from '../../access/limits/plans.ts';
import { ReleaseFiles } from '../../artifact/release-files.ts';
import type { ReferencePage } from '../../reference/blocks.ts';
import { type ExampleLimits, runExamples } from '../../reference/examples.ts';
import { createOpenApiDocument } from '../../reference/openapi/document.ts';
import type { ReferenceContext } from '../../reference/pages/context.ts';
import { referencePages } from '../../reference/pages/page-values.ts';
import type { PublishedPlan } from '../../reference/plans.ts';
import { toMarkdown } from '../../reference/to-markdown.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { fileReply } from '../_file.ts';
import { offeredPackages } from '../_made-files.ts';

const MICROS_PER_SECOND = 1_000_000;
const TEN_DAYS_SECONDS = 864_000;

export const PUBLISHED_PLANS: readonly PublishedPlan[] = PLAN_NAMES.map((name) => {
  const { regions, bucket, monthlyQuota } = PLANS[name];
  const refillPerSecond = Math.round(MICROS_PER_SECOND / bucket.tokenMicros);
  return { name, regions, capacity: bucket.capacity, refillPerSecond, monthlyQuota };
});

const { free } = PLANS;
/** An account of the Free plan that has used all it may. */
export const EXAMPLE_LIMITS: ExampleLimits = {
  bucket: { limit: free.bucket.capacity, remaining: 0, resetSeconds: 1 },
  month: { limit: free.monthlyQuota, remaining: 0, resetSeconds: TEN_DAYS_SECONDS },
};

let reference: Promise<ReferenceContext> | undefined;

/** Runs the examples over the newest release, once for a build. */
function openReference(): Promise<ReferenceContext> {
  reference ??= readReference();
  return reference;
}

async function readReference(): Promise<ReferenceContext> {
  const { dataSet, folder, releases } = loadedReleases();
  const siteUrl = import.meta.env.SITE.replace(/\/$/, '');
  const files = new ReleaseFiles(folder, releases);
  const examples = await runExamples(dataSet, files, EXAMPLE_LIMITS, siteUrl);
  const offered = await offeredPackages();
  const packages = offered.map(({ name, bytes, sha256 }) => ({ name, size: bytes.length, sha256 }));
  const { dataVersion, countries } = dataSet;
  const held = { dataVersion, packages, countries: countries.size };
  return { siteUrl, plans: PUBLISHED_PLANS, examples, ...held };
}

/** Every page of the reference. */
export async function openPages(): Promise<readonly ReferencePage[]> {
  return referencePages(await openReference());
}

/** A page's Markdown alternate. */
export async function twinOf(page: ReferencePage): Promise<Response> {
  const { siteUrl } = await openReference();
  return fileReply(toMarkdown(page, siteUrl), 'text/markdown; charset=utf-8');
}

/** The OpenAPI document of the service, in the form that `write` gives it. */
export async function openApiReply(
  write: (document: object) => object = (document) => document,
): Promise<Response> {
  const document = write(createOpenApiDocument(await openReference()));
  return fileReply(`${JSON.stringify(document)}\n`, 'application/json');
}
