import { CHROMIUM } from '../../test/support/site/browser.ts';
import { BUILT_TYPES, FURTHER_TYPES, RENDERED_TYPES } from '../../test/support/site/page-types.ts';
import { load } from '../own-packages.ts';
import type { Bar } from './main.ts';

/** Only page types whose name this matches. */
const ASKED = new RegExp(process.env.LIGHTHOUSE_TYPES ?? '');
/** The runs; their median is the performance score. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const ATTEMPTS_MAX = 5;
const PERFECT = ['accessibility', 'best-practices', 'seo'] as const;
const PERFORMANCE_MIN = 98;
const BLOCKING_MILLIS_MAX = 50;
/** Pages that exclude search engines on purpose fail this one audit. */
const UNLISTED = '<meta name="robots" content="noindex">';
const CRAWLABLE = 'is-crawlable';

interface Run {
  readonly scores: Readonly<Record<string, number | null>>;
  readonly layoutShift: number;
  readonly blockingMillis: number;
  /** Audits that failed. */
  readonly agentic: readonly string[];
  readonly seo: readonly string[];
}

/** Every page type, mobile and desktop. */
export async function* measureLighthouse(origin: string): AsyncGenerator<Bar> {
  const types = Object.entries({ ...BUILT_TYPES, ...RENDERED_TYPES, ...FURTHER_TYPES });
  for (const [name, address] of types.filter(([name]) => ASKED.test(name))) {
    const html = await (await fetch(origin + address)).text();
    for (const device of ['mobile', 'desktop'] as const) {
      const runs: Run[] = [];
      for (let index = 0; index < RUNS; index += 1) {
        runs.push(await measure(origin + address, device));
      }
      yield judge(`${name}, ${device}`, runs, html.includes(UNLISTED));
    }
  }
}

type Device = 'mobile' | 'desktop';

/**
 * One run; repeated when Lighthouse itself fails, which occasionally misses the start of a page.
 */
async function measure(url: string, device: Device): Promise<Run> {
  for (let failed = 0; failed < ATTEMPTS_MAX; failed += 1) {
    const found = await run(url, device);
    if (found !== null) return found;
  }
  throw new Error(`${url}: Lighthouse failed ${ATTEMPTS_MAX} times in a row`);
}

/** Null when Lighthouse could not record the page. */
async function run(url: string, device: Device): Promise<Run | null> {
  const { launch } = await load('chrome-launcher');
  const { default: lighthouse, desktopConfig } = await load('lighthouse');
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const flags = { port: chrome.port, logLevel: 'silent' } as const;
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result === undefined) throw new Error(`${url}: Lighthouse gave no result`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) return null;
    const failed = (category: string) =>
      (categories[category]?.auditRefs ?? [])
        .map(({ id }) => id)
        .filter((id) => (audits[id]?.score ?? 1) < 1);
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [
          id,
          score === null ? null : Math.round(score * 100),
        ]),
      ),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      blockingMillis: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      agentic: failed('agentic-browsing'),
      seo: failed('seo'),
    };
  } finally {
    chrome.kill();
  }
}

function judge(name: string, runs: readonly Run[], unlisted: boolean): Bar {
  const performance = median(runs.map((one) => one.scores.performance ?? 0));
  const shift = Math.max(...runs.map((one) => one.layoutShift));
  const blocking = median(runs.map((one) => one.blockingMillis));
  const misses = PERFECT.filter((id) => !(unlisted && id === 'seo')).flatMap((id) =>
    runs.every((one) => one.scores[id] === 100) ? [] : [`${id} ${runs[0]?.scores[id]}`],
  );
  if (unlisted && runs.some(({ seo }) => seo.join() !== CRAWLABLE)) {
    misses.push(`SEO: ${runs[0]?.seo.join(', ')}`);
  }
  if (performance < PERFORMANCE_MIN) misses.push(`performance ${performance}`);
  if (!(shift === 0)) misses.push(`layout shift ${shift}`);
  if (!(blocking <= BLOCKING_MILLIS_MAX)) misses.push(`blocking time ${blocking} ms`);
  misses.push(...new Set(runs.flatMap((one) => one.agentic).map((id) => `agentic: ${id}`)));
  const scores = PERFECT.map((id) => `${id} ${runs[0]?.scores[id]}`).join(', ');
  return {
    name: `Lighthouse, ${name}`,
    figure: `performance ${performance} (median of ${runs.length}), ${scores}, layout shift ${shift}, blocking ${Math.round(blocking)} ms`,
    misses,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
