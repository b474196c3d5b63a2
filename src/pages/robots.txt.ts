import type { APIRoute } from 'astro';

/** Results of forms are not for search engines; everything else is. */
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
