import type { APIRoute } from 'astro';

const MANIFEST = {
  name: 'Redletter: is it a business day?',
  short_name: 'Redletter',
  start_url: '/',
  display: 'browser',
  background_color: '#fbf8f3',
  theme_color: '#b42318',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ],
};

/** What a phone shows of the site beside its programs. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(MANIFEST), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
