import { defineMiddleware } from 'astro:middleware';

/** Astro's own pages say no charset. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (response.headers.get('Content-Type') === 'text/html') {
    response.headers.set('Content-Type', 'text/html; charset=utf-8');
  }
  return response;
});
