import type { Random } from '../../../test/support/random.ts';

/** Bytes that break parsers. */
const TOKENS = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  '/',
  '//',
  '../',
  '%00',
  '%',
  '?',
  '#',
  '&',
  'HTTP/2.0',
  'HTTP/0.9',
  'Host: b\r\n',
  'Host:\r\n',
  'Content-Length: 5\r\n',
  'Content-Length: 0\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Connection: close\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: h2c\r\n',
  ' folded\r\n',
  '0\r\n\r\n',
  'X: 1\r\n'.repeat(70),
  'a'.repeat(9_000),
  '\xff\xfe',
].map((token) => Buffer.from(token, 'latin1'));

/** Changes some bytes of a request, at one to four places. */
export function mutate(seeds: readonly Buffer[], random: Random): Buffer {
  let bytes = random.pick(seeds);
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    bytes = mutateOnce(bytes, seeds, random);
  }
  return bytes;
}

function mutateOnce(bytes: Buffer, seeds: readonly Buffer[], random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  const end = Math.min(bytes.length, at + random.below(12));
  const [before, span, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, end),
    bytes.subarray(end),
  ];
  switch (random.below(7)) {
    case 0:
      return Buffer.concat([before, Buffer.from([random.below(256)]), bytes.subarray(at + 1)]);
    case 1:
      return Buffer.concat([before, random.pick(TOKENS), bytes.subarray(at)]);
    case 2:
      return Buffer.concat([before, after]);
    case 3:
      return Buffer.concat([before, span, span, after]);
    case 4:
      return Buffer.concat([before, random.pick(seeds)]);
    case 5:
      return before;
    default:
      return Buffer.concat([bytes, random.pick(seeds)]);
  }
}
