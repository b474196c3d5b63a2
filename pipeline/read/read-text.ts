import { type Diagnostic, error } from './diagnostic.ts';
import type { Folder } from './folder.ts';
import { quote } from './suggest.ts';

const BYTES_MAX = 1024 * 1024;
/** Twice the longest line of any source. A diagnostic about a line costs its length. */
const LINE_LENGTH_MAX = 1_000;
/** Ten times as many marks as the largest source has. */
const MARKS_MAX = 50_000;
/** The marks that cost a parser work: line ends, brackets, quotes, the indicators of YAML. */
const MARK = /[\n[\]{},:?&*!"'\\|>#%@`-]/gu;

/**
 * Characters that no source needs and that can hide what a text says: controls except line feed,
 * bidirectional marks, zero-width characters, the byte-order mark.
 */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The markers of a git conflict; "=======" alone may be prose. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/u;

export type TextResult =
  | { readonly text: string; readonly diagnostics: readonly [] }
  | { readonly text: null; readonly diagnostics: readonly Diagnostic[] };

/** Reads a file as strict UTF-8, with Unix or Windows line ends. */
export function readText(folder: Folder, name: string): TextResult {
  const shownAs = `${folder.shownAs}/${name}`;
  const bytes = folder.read(name);
  if (bytes !== null) return decodeText(bytes, shownAs);
  return refuse(
    error(start(shownAs), 'unreadable_file', 'the file cannot be read; check that it is there'),
  );
}

/** The text of a file's bytes, or what is wrong with them. */
export function decodeText(bytes: Buffer, file: string): TextResult {
  if (bytes.length > BYTES_MAX) {
    return refuse(
      error(
        start(file),
        'too_large',
        'the file is larger than 1 MiB; a source file is far smaller',
      ),
    );
  }
  const invalid = firstInvalidByte(bytes);
  if (invalid !== null) {
    const place = placeAt(bytes.subarray(0, invalid).toString('utf8'), file);
    const hex = (bytes[invalid] ?? 0).toString(16).padStart(2, '0');
    return refuse(
      error(place, 'not_utf8', `the byte 0x${hex} is not UTF-8; save the file as UTF-8`),
    );
  }
  const text = bytes.toString('utf8').replaceAll('\r\n', '\n');
  const excess = findExcess(text, file);
  if (excess !== null) return refuse(excess);
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (CONFLICT.test(line)) {
      const message = `git has left a conflict here (${quote(line.slice(0, 7))}); keep one of the two sides and remove the lines that begin with <<<<<<<, ======= and >>>>>>>`;
      return refuse(error({ file, line: index + 1, column: 1 }, 'merge_conflict', message));
    }
    const hidden = HIDDEN.exec(line);
    if (hidden !== null) {
      const code = (hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      const place = { file, line: index + 1, column: columnAt(line, hidden.index) };
      const instead = cureOf(hidden[0], index === 0 && hidden.index === 0);
      diagnostics.push(
        error(
          place,
          'control_character',
          `the hidden character U+${code} is not allowed; ${instead}`,
        ),
      );
    }
    if (line !== line.normalize('NFC')) {
      const place = {
        file,
        line: index + 1,
        column: columnAt(line, firstDifference(line, line.normalize('NFC'))),
      };
      diagnostics.push(
        error(
          place,
          'not_nfc',
          'a letter and its accent are two characters here; type the letter as one (Unicode NFC)',
        ),
      );
    }
  }
  return diagnostics.length > 0 ? { text: null, diagnostics } : { text, diagnostics: [] };
}

function cureOf(character: string, isFirst: boolean): string {
  if (character === '\t') return 'write spaces instead of a tab';
  if (character === '\ufeff' && isFirst) return 'save the file as "UTF-8", not as "UTF-8 with BOM"';
  return 'remove it';
}

/**
 * A line, or a number of marks, far beyond any source. Some cost a parser quadratic time; a
 * hostile megabyte that is refused here costs no more than reading it.
 */
function findExcess(text: string, file: string): Diagnostic | null {
  const line = text.split('\n').findIndex((each) => each.length > LINE_LENGTH_MAX);
  if (line >= 0) {
    const message = `the line is longer than ${LINE_LENGTH_MAX} characters; break it into several`;
    return error({ file, line: line + 1, column: LINE_LENGTH_MAX + 1 }, 'too_large', message);
  }
  MARK.lastIndex = 0;
  for (let marks = 1; MARK.test(text); marks += 1) {
    if (marks <= MARKS_MAX) continue;
    const place = placeAt(text.slice(0, MARK.lastIndex - 1), file);
    const message = `the file has more than ${MARKS_MAX} lines, brackets and marks up to here; a source file has far fewer`;
    return error(place, 'too_large', message);
  }
  return null;
}

/** The column in characters, from 1, at an index in UTF-16 units. */
export function columnAt(line: string, index: number): number {
  return [...line.slice(0, index)].length + 1;
}

function firstInvalidByte(bytes: Buffer): number | null {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return null;
  } catch {
    // Valid UTF-8 decodes and encodes to the same bytes. The first difference is the bad byte;
    // without one, the text breaks off inside a character, and the last byte is bad.
    const again = Buffer.from(bytes.toString('utf8'), 'utf8');
    const index = bytes.findIndex((byte, at) => byte !== again[at]);
    return index < 0 ? bytes.length - 1 : index;
  }
}

/** The index of the first difference of two texts. */
function firstDifference(a: string, b: string): number {
  let index = 0;
  while (a[index] === b[index]) index += 1;
  return index;
}

function placeAt(before: string, file: string): { file: string; line: number; column: number } {
  const lines = before.split('\n');
  return { file, line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

function start(file: string): { file: string; line: number; column: number } {
  return { file, line: 1, column: 1 };
}

function refuse(diagnostic: Diagnostic): TextResult {
  return { text: null, diagnostics: [diagnostic] };
}
