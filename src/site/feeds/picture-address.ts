import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import type { Speech } from '../languages/speech.ts';

/**
 * Languages whose letters join or stack: resvg 2.6.2 measures a cluster of several glyphs as one of
 * them, and draws no line that has letters of two fonts where one joins them.
 */
const UNDRAWN: ReadonlySet<string> = new Set(['ar', 'hi']);

/** Whether pictures say what they show in a language; in another it is said in English. */
export function isDrawn({ code }: Language): boolean {
  return !UNDRAWN.has(code);
}

/** Where the picture for previews of a page is: "/deutsch/og/home.png". */
export function pictureAddress({ language }: Pick<Speech, 'language'>, name: string): string {
  const { word } = isDrawn(language) ? language : english;
  return `${word === '' ? '' : `/${word}`}/og/${name}.png`;
}
