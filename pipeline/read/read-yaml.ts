import { LineCounter, parseAllDocuments } from 'yaml';
import { type Diagnostic, error, type Place } from './diagnostic.ts';
import { columnAt } from './read-text.ts';
import { quote } from './suggest.ts';
import { syntaxHint } from './syntax-hint.ts';
import { deepLine, tooDeep } from './yaml-depth.ts';
import { forbiddenNodes } from './yaml-forbidden.ts';
import { treeOf, type YamlTree } from './yaml-tree.ts';

export type YamlResult =
  | { readonly tree: YamlTree; readonly diagnostics: readonly [] }
  | { readonly tree: null; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads YAML 1.2 with every scalar as text, so that `NO` stays a region and `010` a text.
 * Directives, anchors, aliases, tags, duplicate keys and deep nesting are errors. Only the first
 * of several syntax errors is reported: the others follow from it.
 */
export function readYaml(text: string, file: string): YamlResult {
  const known = lastRead.get(file);
  if (known?.text === text) return known.result;
  const result = parseYaml(text, file);
  lastRead.set(file, { text, result });
  return result;
}

/**
 * The last result of each file. Both sides of a diff, and thousands of copies with one spoiled
 * file, repeat nearly all of them. One entry a file; nobody changes a result.
 */
const lastRead = new Map<string, { readonly text: string; readonly result: YamlResult }>();

function parseYaml(text: string, file: string): YamlResult {
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

  const directive = directiveAbove(lines, file);
  if (directive !== null) return refuse(directive);
  const deep = deepLine(lines);
  if (deep !== null) return refuse(tooDeep({ file, line: deep, column: 1 }));
  const documents = parseAllDocuments(text, {
    schema: 'failsafe',
    // The parser compares every key with every other, in quadratic time; our own walk finds
    // duplicates.
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: counter,
  });
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (document === undefined) {
    const message = 'the file is empty; begin with "country: XX"';
    return refuse(error({ file, line: 1, column: 1 }, 'wrong_type', message));
  }
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault !== undefined) return refuse(syntaxError(fault, lines, place));
  if (second !== undefined) {
    const message = 'a second document begins here; a file holds one, remove the "---"';
    return refuse(error(place(second.range[0]), 'several_documents', message));
  }
  const forbidden = forbiddenNodes(document, text, place);
  if (forbidden.length > 0) return refuse(...forbidden);
  return { tree: treeOf(document.contents, place), diagnostics: [] };
}

/** A directive at the top, where only comments may precede it. */
function directiveAbove(lines: readonly string[], file: string): Diagnostic | null {
  const index = lines.findIndex((line) => line.startsWith('%'));
  const atTop = index >= 0 && lines.slice(0, index).every((line) => /^\s*(#|$)/u.test(line));
  if (!atTop) return null;
  const message = `the directive ${quote(lines[index] ?? '')} is not allowed; remove the line, the format is always YAML 1.2`;
  return error({ file, line: index + 1, column: 1 }, 'directive', message);
}

function syntaxError(
  fault: { code: string; message: string; pos: readonly [number, number] },
  lines: readonly string[],
  place: (offset: number) => Place,
): Diagnostic {
  const at = place(fault.pos[0]);
  if (fault.code === 'TAG_RESOLVE_FAILED') {
    return error(at, 'tag', 'a tag is not allowed; remove it, every value is plain text');
  }
  const hint = syntaxHint(lines, at.line - 1);
  if (hint !== null) {
    const column = columnAt(lines[hint.line] ?? '', hint.index);
    return error({ ...at, line: hint.line + 1, column }, 'syntax', hint.message);
  }
  const said = fault.message.replace(/\s+/gu, ' ').replace(/[.:]$/u, '');
  return error(
    at,
    'syntax',
    `not well-formed YAML: ${said}; check the indentation and the quotes of this line and the one before`,
  );
}
