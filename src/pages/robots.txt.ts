import type { APIRoute } from 'astro';
import { fileReply } from './_file.ts';

/** Keeps search engines out of the results of forms, and out of nothing else. */
export const GET: APIRoute = ({ site }) =>
  fileReply(
    `User-agent: *
Disallow: /go/
Disallow: /report/
Disallow: /v1/
Sitemap: ${new URL('/sitemap-index.xml', site).href}
`,
    'text/plain; charset=utf-8',
  );
