import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../../test/support/site/built-site.ts';

// `node trials/drills/ask-pages.ts PATH…`: serves the current build through the front door of this
// checkout, or of the copy that contains this file, and prints each page's status and text as JSON.

/** A page as the front door serves it. */
export interface AskedPage {
  readonly status: number;
  readonly text: string;
}

const varDir = mkdtempSync(join(tmpdir(), 'redletter-drill-var-'));
const site = await openSite(varDir);
const pages: AskedPage[] = [];
for (const path of process.argv.slice(2)) {
  const reply = await fetch(site.url + path, { redirect: 'manual' });
  pages.push({ status: reply.status, text: await reply.text() });
}
process.stdout.write(JSON.stringify(pages));
await site.close();
rmSync(varDir, { recursive: true });
