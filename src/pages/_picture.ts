import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { fontsFor } from './_faces.ts';

let ready: Promise<void> | undefined;

/**
 * An SVG as PNG, with the display face of the pages, and another for the letters that it has not.
 * @param language BCP 47: what its text is in.
 */
export async function pngOf(
  svg: string,
  { width, language = 'en' }: { readonly width?: number; readonly language?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await ready;
  const fontBuffers = await fontsFor(svg, language);
  const font = { fontBuffers, defaultFontFamily: 'Source Serif 4' };
  const fitTo = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } };
  const drawing = new Resvg(svg, { font, ...fitTo });
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  // Its memory is no business of the garbage collector: 3 MB a picture.
  image.free();
  drawing.free();
  return png;
}

/** The mark of the site, `width` pixels wide. */
export function iconPng(width: number): Promise<Uint8Array<ArrayBuffer>> {
  return pngOf(readFileSync('public/icon.svg', 'utf8'), { width });
}

/** A PNG as a response. */
export function pngReply(png: Uint8Array<ArrayBuffer>): Response {
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}
