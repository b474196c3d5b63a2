import { PLAN_NAMES, PLANS } from '../../access/limits/plans.ts';
import { ReleaseFiles } from '../../artifact/release-files.ts';
import type { ReferencePage } from '../../reference/blocks.ts';
import { type ExampleLimits, type Examples, runExamples } from '../../reference/examples.ts';
import type { PublishedPlan } from '../../reference/plans.ts';
import { referencePages } from '../../reference/reference-pages.ts';
import { toMarkdown } from '../../reference/to-markdown.ts';
import { openShelf } from '../../site/shelf.ts';
import { offeredPackages } from '../_made-files.ts';

/** What the reference is made from: the plans, and examples run over the newest release. */
export interface Reference {
  readonly plans: readonly PublishedPlan[];
  readonly examples: Examples;
  /** How many countries that release holds. */
  readonly countries: number;
}

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

let reference: Promise<Reference> | undefined;

/** Runs the examples once for a build. */
export function openReference(): Promise<Reference> {
  const { dataSet, folder, releases } = openShelf();
  const files = new ReleaseFiles(folder, releases);
  reference ??= runExamples(dataSet, files, EXAMPLE_LIMITS, siteUrl()).then((examples) => ({
    plans: PUBLISHED_PLANS,
    examples,
    countries: dataSet.countries.size,
  }));
  return reference;
}

/** The origin that the site is built for, without a trailing slash. */
function siteUrl(): string {
  return import.meta.env.SITE.replace(/\/$/, '');
}

/** Every page of the reference. */
export async function openPages(): Promise<readonly ReferencePage[]> {
  const files = await offeredPackages();
  const packages = files.map(({ name, bytes, sha256 }) => ({ name, size: bytes.length, sha256 }));
  const { dataVersion } = openShelf().dataSet;
  return referencePages({ siteUrl: siteUrl(), ...(await openReference()), dataVersion, packages });
}

/** A page's Markdown twin. */
export function twinOf(page: ReferencePage): Response {
  return new Response(toMarkdown(page, siteUrl()), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
