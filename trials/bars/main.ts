import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../test/support/site/browser.ts';
import { openSite } from '../../test/support/site/built-site.ts';
import { measureAxe } from './axe.ts';
import { measureBuild } from './build.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { measurePrint } from './print.ts';

/**
 * `npm run site:bars [-- NAME…]`: measures the site against its bars over the full set. Names:
 * pages, print, axe, lighthouse, build; all of them without a name. Exits with 1 when a bar is
 * missed.
 */

/** One bar: what was measured, and what is wrong. */
export interface Bar {
  readonly name: string;
  readonly figure: string;
  readonly misses: readonly string[];
}

const asked = process.argv.slice(2);
const wants = (name: string): boolean => asked.length === 0 || asked.includes(name);
const varDir = mkdtempSync(join(tmpdir(), 'redletter-bars-'));
const site = await openSite(varDir);
const browser = await openBrowser();
let missed = false;

/** Prints each bar as soon as it is known: the full set takes a while. */
async function report(bars: AsyncIterable<Bar> | Iterable<Bar>): Promise<void> {
  for await (const { name, figure, misses } of bars) {
    console.log(`${misses.length === 0 ? 'reached' : 'MISSED '}  ${name}: ${figure}`);
    for (const miss of misses.slice(0, 10)) console.log(`         ${miss}`);
    if (misses.length > 10) console.log(`         and ${misses.length - 10} more`);
    missed ||= misses.length > 0;
  }
}

try {
  if (wants('pages')) await report(measurePages());
  if (wants('axe')) await report(measureAxe(browser, site.url));
  if (wants('print')) await report(measurePrint(browser, site.url));
  if (wants('lighthouse')) await report(measureLighthouse(site.url));
  if (wants('build')) await report(measureBuild());
} finally {
  await browser.close();
  await site.close();
  rmSync(varDir, { recursive: true });
}
process.exitCode = missed ? 1 : 0;
