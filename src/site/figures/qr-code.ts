import { encode } from 'uqr';

/** Dark squares, as an SVG path in units of a square, with its quiet zone. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** ISO/IEC 18004 6.3.8: so many squares around it are to stay light. */
const QUIET = 4;

/** A text, mostly an address, as a QR code. */
export function drawCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) =>
    runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join('') };
}

/** Where dark squares begin, and how many stand in a row. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
