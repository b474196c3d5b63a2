import type { Page } from 'playwright-core';

export interface Printed {
  readonly pages: number;
  /** "A4", "Letter", or the size in points. */
  readonly size: string;
}

/** In PostScript points; Chromium rounds to hundredths. */
const PAPERS = { A4: [595, 842], Letter: [612, 792] } as const;
const TOLERANCE = 1;

export type Paper = keyof typeof PAPERS;

/**
 * Prints a page as a browser does and reads the number of sheets and their size from the PDF.
 * @param paper in the printer, for a page that does not choose its own.
 */
export async function printedPages(page: Page, paper: Paper = 'Letter'): Promise<Printed> {
  const printed = await page.pdf({ preferCSSPageSize: true, format: paper });
  const pdf = printed.toString('latin1');
  const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const box = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  const known = Object.entries(PAPERS).find(
    ([, [wide, high]]) =>
      Math.abs(width - wide) <= TOLERANCE && Math.abs(height - high) <= TOLERANCE,
  );
  return { pages: sheets, size: known?.[0] ?? `${width} x ${height}` };
}
