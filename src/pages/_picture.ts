import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Language } from '../site/languages/language.ts';
import { PICTURE, type Picture } from '../site/year/preview-picture.ts';
import { outline } from './_letters.ts';

let ready: Promise<void> | undefined;

/** A picture for link previews as PNG. @param language of its lines. */
export async function picturePng(
  { shapes, lines }: Picture,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = PICTURE;
  return pngOf(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fbf8f3"/>
${shapes}
${await outline(lines, language)}
</svg>`);
}

/** An SVG without text as PNG. @param width in pixels; the SVG's own where left out. */
async function pngOf(svg: string, width?: number): Promise<Uint8Array<ArrayBuffer>> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(readFileSync(wasm));
  await ready;
  const drawing = new Resvg(svg, width ? { fitTo: { mode: 'width', value: width } } : {});
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  // The garbage collector does not see this memory: 3 MB a picture.
  image.free();
  drawing.free();
  return png;
}

/** The mark of the site, `width` pixels wide. */
export function iconPng(width: number): Promise<Uint8Array<ArrayBuffer>> {
  return pngOf(readFileSync('public/icon.svg', 'utf8'), width);
}

/** A PNG as a response. */
export function pngReply(png: Uint8Array<ArrayBuffer>): Response {
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}
