import { defineMiddleware } from 'astro:middleware';
import { english } from './site/languages/languages.ts';
import { speak } from './site/languages/locale.ts';
import { markEnglish, markEnglishLinks } from './site/languages/mark-english.ts';

/** Astro's own pages say no charset; and a translated page says what of it and behind its links is English. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const type = response.headers.get('Content-Type') ?? '';
  if (type === 'text/html') response.headers.set('Content-Type', 'text/html; charset=utf-8');
  const { language } = speak(url);
  if (!type.startsWith('text/html') || language === english) return response;
  const html = markEnglishLinks(await response.text());
  return new Response(language.missing.length === 0 ? html : markEnglish(html), response);
});
