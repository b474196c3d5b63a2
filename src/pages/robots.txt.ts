import type { APIRoute } from 'astro';

/** Keeps search engines out of the results of forms, and out of nothing else. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *
Disallow: /go/
Disallow: /report/
Disallow: /v1/
Sitemap: ${new URL('/sitemap-index.xml', site).href}
`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
