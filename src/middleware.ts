import { defineMiddleware } from 'astro:middleware';

const API = /^\/v1\//;

/**
 * Gives the endpoints under /v1 their service. In production the front door answers them itself;
 * in `astro dev` this is where it is put together, from the same parts, once. Pages need none:
 * the thread that renders them must not open the store a second time. Decision 1.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (API.test(context.originPathname) && context.locals.service === undefined) {
    const { developmentService } = await import('./server/run/development-service.ts');
    context.locals.service = await developmentService();
  }
  const response = await next();
  // Astro's own pages say no charset.
  if (response.headers.get('Content-Type') === 'text/html') {
    response.headers.set('Content-Type', 'text/html; charset=utf-8');
  }
  return response;
});
