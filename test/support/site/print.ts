import type { Page } from 'playwright-core';

export interface Printed {
  readonly pages: number;
  /** "A4", or the size in points. */
  readonly size: string;
}

/** A4 in PostScript points; Chromium rounds to hundredths. */
const A4 = { width: 595, height: 842, tolerance: 1 };

/** Prints a page as a browser would; reads the number of sheets and their size from the PDF. */
export async function printedPages(page: Page): Promise<Printed> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const box = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  const isA4 =
    Math.abs(width - A4.width) <= A4.tolerance && Math.abs(height - A4.height) <= A4.tolerance;
  return { pages: sheets, size: isA4 ? 'A4' : `${width} x ${height}` };
}
