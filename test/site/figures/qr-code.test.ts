import { expect, test } from 'vitest';
import { drawCode } from '../../../src/site/figures/qr-code.ts';

test('draws another code for another text, with a quiet zone of four squares', () => {
  const code = drawCode('https://site.example/ty/subscribe/');
  expect(drawCode('https://site.example/ty/subscribe/?exact=1').path).not.toBe(code.path);
  // Every bar of dark squares, starting in the corner of the first finder pattern.
  const bars = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, ...at]) =>
    at.map(Number),
  );
  expect(bars.map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`).join('')).toBe(code.path);
  expect(bars[0]).toEqual([4, 4, 7]);
  expect(Math.max(...bars.map(([x = 0, , width = 0]) => x + width))).toBe(code.size - 4);
  expect(Math.max(...bars.map(([, y = 0]) => y))).toBe(code.size - 5);
});
