import { defineMiddleware } from 'astro:middleware';
import { markEnglish } from './site/languages/mark-english.ts';
import { speak } from './site/languages/speech.ts';

/** Astro's own pages say no charset; and a language that lacks a sentence says it in English. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const type = response.headers.get('Content-Type') ?? '';
  if (type === 'text/html') response.headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!type.startsWith('text/html') || speak(url).language.missing.length === 0) {
    return response;
  }
  return new Response(markEnglish(await response.text()), response);
});
