import { encode } from 'uqr';

/** ISO/IEC 18004 6.3.8: the squares that stay light on each side. */
const QUIET = 4;

/**
 * A text as a QR code: an SVG path of its dark squares.
 * @returns `size` in squares, with the quiet zone.
 */
export function drawCode(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { size, path: path.join('') };
}
