import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from 'yaml';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { error } from '../diagnostics/diagnostic.ts';
import { quote } from '../diagnostics/suggest.ts';
import { columnAt } from './read-text.ts';

const DEPTH_MAX = 32;
/** Far beyond any source, far below what the parser's recursion can bear. */
const BRACKETS_MAX = 200;
const INDENT_MAX = 400;

/** Plain values: every leaf is a text, as it was written. */
export type Plain = string | Plain[] | { [key: string]: Plain };
export type Path = readonly (string | number)[];

/** A YAML text that was read, with the place of each of its parts. */
export interface YamlTree {
  readonly value: Plain;
  /** The place of the value at a path, or of its nearest parent that is there. */
  placeOf(path: Path): Place;
  /** The place of the key at the end of a path, or of its nearest parent that is there. */
  placeOfKey(path: Path): Place;
}

export type YamlResult =
  | { readonly tree: YamlTree; readonly diagnostics: readonly [] }
  | { readonly tree: null; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads YAML 1.2 with every scalar as text, so that `NO` stays a region and `010` a
 * text. Directives, anchors, aliases, tags, duplicate keys and deep nesting are errors.
 * Of several syntax errors only the first is told: the others follow from it.
 */
export function readYaml(text: string, file: string): YamlResult {
  const counter = new LineCounter();
  const lines = text.split('\n');
  const place = (offset: number): Place => {
    const { line, col } = counter.linePos(Math.min(offset, text.length));
    return {
      file,
      line: Math.max(line, 1),
      column: columnAt(lines[line - 1] ?? '', Math.max(col - 1, 0)),
    };
  };
  const refuse = (...diagnostics: Diagnostic[]): YamlResult => ({ tree: null, diagnostics });

  const directive = lines.findIndex((line) => line.startsWith('%'));
  if (directive >= 0 && lines.slice(0, directive).every((line) => /^\s*(#|$)/.test(line))) {
    const at = { file, line: directive + 1, column: 1 };
    return refuse(
      error(
        at,
        'directive',
        `the directive ${quote(lines[directive] ?? '')} is not allowed; remove the line, the format is always YAML 1.2`,
      ),
    );
  }
  const tooDeep = deepLine(lines);
  if (tooDeep !== null) {
    return refuse(
      error(
        { file, line: tooDeep, column: 1 },
        'too_deep',
        `the nesting is deeper than ${DEPTH_MAX} levels; a source file needs five`,
      ),
    );
  }
  const documents = parseAllDocuments(text, {
    version: '1.2',
    schema: 'failsafe',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
    lineCounter: counter,
  });
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (document === undefined)
    return refuse(
      error(
        { file, line: 1, column: 1 },
        'wrong_type',
        'the file is empty; begin with "country: XX"',
      ),
    );
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault !== undefined) return refuse(syntaxError(fault, place, text));
  if (second !== undefined) {
    return refuse(
      error(
        place(second.range[0]),
        'several_documents',
        'a second document begins here; a file holds one, remove the "---"',
      ),
    );
  }
  const diagnostics: Diagnostic[] = [];
  const contents: Node | null = document.contents;
  visit(document, {
    Node(_key, node, ancestors) {
      const at = place(node.range?.[0] ?? 0);
      if (ancestors.filter((ancestor) => isMap(ancestor) || isSeq(ancestor)).length > DEPTH_MAX) {
        diagnostics.push(
          error(
            at,
            'too_deep',
            `the nesting is deeper than ${DEPTH_MAX} levels; a source file needs five`,
          ),
        );
        return visit.BREAK;
      }
      if (isAlias(node)) {
        diagnostics.push(
          error(at, 'alias', `the alias *${node.source} is not allowed; write the value out`),
        );
      } else if (node.anchor !== undefined) {
        diagnostics.push(
          error(
            place(writtenBefore(text, node, `&${node.anchor}`)),
            'alias',
            `the anchor &${node.anchor} is not allowed; remove it and write the value out where it is needed`,
          ),
        );
      }
      if (!isAlias(node) && node.tag !== undefined && hasWrittenTag(text, node)) {
        diagnostics.push(
          error(
            place(writtenBefore(text, node, '!')),
            'tag',
            `the tag ${quote(node.tag)} is not allowed; remove it, every value is plain text`,
          ),
        );
      }
      return undefined;
    },
    Pair(_key, pair) {
      if (!isScalar(pair.key)) {
        const at = isMap(pair.key) || isSeq(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
        diagnostics.push(error(place(at), 'wrong_type', 'a key must be a plain text'));
      } else if (pair.key.value === '__proto__') {
        diagnostics.push(
          error(
            place(pair.key.range?.[0] ?? 0),
            'unknown_key',
            'unknown key "__proto__"; remove it',
          ),
        );
      }
    },
  });
  if (diagnostics.length > 0) return refuse(...diagnostics);
  return { tree: treeOf(contents, place), diagnostics: [] };
}

/** A line that nests deeper than any source can; found before the parser recurses into it. */
function deepLine(lines: readonly string[]): number | null {
  let open = 0;
  for (const [index, line] of lines.entries()) {
    const dashes = /^(?:\s*[-?]\s)*/u.exec(line)?.[0].replace(/[^-?]/gu, '').length ?? 0;
    const indent = /^ */u.exec(line)?.[0].length ?? 0;
    // Brackets of prose count as well: far too few to matter.
    for (const character of line) {
      if (character === '[' || character === '{') open += 1;
      else if ((character === ']' || character === '}') && open > 0) open -= 1;
      if (open > BRACKETS_MAX) return index + 1;
    }
    const indented = indent > INDENT_MAX && !line.trimStart().startsWith('#');
    if (dashes > DEPTH_MAX || indented) return index + 1;
  }
  return null;
}

/** Where the anchor or the tag of a node begins: before the node itself, on its line. */
function writtenBefore(text: string, node: Node, mark: string): number {
  const start = node.range?.[0] ?? 0;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.slice(line, start).search(new RegExp(`(?<=^|\\s)${RegExp.escape(mark)}`, 'u'));
  return found < 0 ? start : line + found;
}

function hasWrittenTag(text: string, node: Node): boolean {
  // The parser also fills in a tag by itself; only one that was written counts.
  const start = node.range?.[0] ?? 0;
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', start - 1)), start);
  return /(^|\s)!\S*\s*$/u.test(before) || text[start] === '!';
}

function syntaxError(
  fault: { code: string; message: string; pos: readonly [number, number] },
  place: (offset: number) => Place,
  text: string,
): Diagnostic {
  const at = place(fault.pos[0]);
  if (fault.code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]*/u.exec(text.slice(fault.pos[0]))?.[0].trim() ?? '';
    return error(at, 'duplicate_key', `the key ${quote(key)} stands twice here; keep one`);
  }
  if (fault.code === 'TAG_RESOLVE_FAILED') {
    return error(at, 'tag', 'a tag is not allowed; remove it, every value is plain text');
  }
  const said = fault.message.replace(/\s+/gu, ' ').replace(/[.:]$/u, '');
  return error(
    at,
    'syntax',
    `not well-formed YAML: ${said}; check the indentation and the quotes of this line and the one before`,
  );
}

function treeOf(root: Node | null, place: (offset: number) => Place): YamlTree {
  const find = (path: Path, wantKey: boolean): number => {
    let node: unknown = root;
    let offset = root?.range?.[0] ?? 0;
    for (const [depth, step] of path.entries()) {
      const last = depth === path.length - 1;
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isScalar(item.key) && item.key.value === String(step),
        );
        if (pair === undefined) return offset;
        const key = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
        const value = hasRange(pair.value) ? pair.value.range[0] : key;
        node = pair.value;
        offset = last && !wantKey ? value : key;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)];
        if (!hasRange(item)) return offset;
        node = item;
        offset = item.range[0];
      } else return offset;
    }
    return offset;
  };
  return {
    value: plainOf(root),
    placeOf: (path) => place(find(path, false)),
    placeOfKey: (path) => place(find(path, true)),
  };
}

function hasRange(node: unknown): node is { range: readonly [number, number, number] } {
  return (
    typeof node === 'object' && node !== null && Array.isArray((node as { range?: unknown }).range)
  );
}

function plainOf(node: unknown): Plain {
  if (isMap(node)) {
    const plain: { [key: string]: Plain } = {};
    for (const pair of node.items) {
      if (isScalar(pair.key)) plain[String(pair.key.value ?? '')] = plainOf(pair.value);
    }
    return plain;
  }
  if (isSeq(node)) return node.items.map(plainOf);
  return isScalar(node) && node.value !== null ? String(node.value) : '';
}
