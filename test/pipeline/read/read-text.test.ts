import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../pipeline/read/diagnostic.ts';
import { decodeText } from '../../../pipeline/read/read-text.ts';

/** The text of some bytes, or what is wrong with them. */
function read(bytes: string | Buffer): string | string[] {
  const { text, diagnostics } = decodeText(Buffer.from(bytes), 'f');
  return text ?? diagnostics.map(formatDiagnostic);
}

const TOO_LARGE = 'the file is larger than 1 MiB; a source file is far smaller [too_large]';
const hidden = (code: string, instead = 'remove it'): string =>
  `error: the hidden character U+${code} is not allowed; ${instead} [control_character]`;
const NOT_NFC =
  'error: a letter and its accent are two characters here; type the letter as one (Unicode NFC) [not_nfc]';

describe('a text is read', () => {
  it('unchanged, with Windows line ends as line ends', () => {
    expect(read('é 𝒳\r\n\r\n"x"\n')).toBe('é 𝒳\n\n"x"\n');
  });

  it('up to a mebibyte', () => {
    const full = `${'a'.repeat(99)}\n`.repeat(10_485) + 'a'.repeat(76);
    expect(read(full)).toBe(full);
    expect(read(`${full}a`)).toEqual([`f:1:1: error: ${TOO_LARGE}`]);
  });

  it('with lines of up to 1,000 characters', () => {
    const line = 'a'.repeat(1000);
    expect(read(`${line}\n${line}`)).toBe(`${line}\n${line}`);
    expect(read(`${line}\n${line}a\n`)).toEqual([
      'f:2:1001: error: the line is longer than 1000 characters; break it into several [too_large]',
    ]);
  });

  it('with up to 50,000 marks that parsers work at', () => {
    const lines = 'x\n'.repeat(49_981);
    const marks = '[]{},:?&*!"\'\\|>#%@`-'.slice(0, 19);
    expect(read(`${lines}${marks}`)).toBe(`${lines}${marks}`);
    for (const mark of '[]{},:?&*!"\'\\|>#%@`-') {
      expect(read(`${lines}${marks}ab${mark}`)).toEqual([
        'f:49982:22: error: the file has more than 50000 lines, brackets and marks up to here; a source file has far fewer [too_large]',
      ]);
    }
  });
});

describe('what cannot be a source’s text is reported at its place', () => {
  it.each([
    [Buffer.from([0x61, 0x0a, 0xc3, 0xa9, 0xff]), '2:2', '0xff'],
    [Buffer.from([0xc3]), '1:1', '0xc3'],
    [Buffer.from([0x61, 0x0d, 0x0a, 0x80]), '2:1', '0x80'],
    [Buffer.from([0xff, 0x61]), '1:1', '0xff'],
    // Two bytes of a three-byte character, then a line feed or the end.
    [Buffer.from([0xef, 0xbf, 0x0a]), '1:2', '0x0a'],
    [Buffer.from([0x61, 0xef, 0xbf]), '1:3', '0xbf'],
  ])('%o', (bytes, place, byte) => {
    expect(read(bytes)).toEqual([
      `f:${place}: error: the byte ${byte} is not UTF-8; save the file as UTF-8 [not_utf8]`,
    ]);
  });

  it('hidden characters, the first of each line', () => {
    expect(read('a\tb\u0007\n𝒳\u200b\nno\n\ufeff')).toEqual([
      `f:1:2: ${hidden('0009', 'write spaces instead of a tab')}`,
      `f:2:2: ${hidden('200B')}`,
      `f:4:1: ${hidden('FEFF')}`,
    ]);
    expect(read('a\rb')).toEqual([`f:1:2: ${hidden('000D')}`]);
  });

  it.each([
    ...['0000', '001F', '007F', '009F', '00AD', '061C', '180E', '200B', '200F', '2028', '202E'],
    ...['2060', '206F', 'FEFF', 'FFF9', 'FFFB'],
  ])('U+%s is hidden', (code) => {
    expect(read(`a${String.fromCodePoint(Number.parseInt(code, 16))}`)).toEqual([
      `f:1:2: ${hidden(code)}`,
    ]);
  });

  it.each([
    ...['0020', '007E', '00A0', '200A', '2010', '2027', '202F', '205F', '2070', 'FEFE', 'FFF8'],
    ...['FFFC'],
  ])('U+%s is visible', (code) => {
    const text = `a${String.fromCodePoint(Number.parseInt(code, 16))}`;
    expect(read(text)).toBe(text);
  });

  it('letters with separate accents, the first of each line', () => {
    expect(read('é 𝒳 c\u0301e\u0301\nno\ne\u0301')).toEqual([
      `f:1:5: ${NOT_NFC}`,
      `f:3:1: ${NOT_NFC}`,
    ]);
    expect(read('e\u0301\u0007')).toEqual([`f:1:3: ${hidden('0007')}`, `f:1:1: ${NOT_NFC}`]);
  });
});
