import ts from 'typescript';

/** A part of a file that runs as one: a statement, or the body of a short arrow function. */
export interface Unit {
  readonly from: number;
  readonly to: number;
}

export interface Instrumented {
  /** The same lines, reporting which units run: see `record-units.ts`. */
  readonly text: string;
  readonly units: readonly Unit[];
}

/** Makes a file report which of its units run. */
export function instrument(file: string, text: string): Instrumented {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const units: Unit[] = [];
  const inserts: { at: number; text: string }[] = [];
  const tell = (node: ts.Node): string => {
    units.push({ from: node.getStart(), to: node.end });
    return `__unit(${units.length - 1})`;
  };
  const visit = (node: ts.Node): void => {
    if (isToldStatement(node)) {
      const alone = !ts.isBlock(node.parent) && !isList(node.parent);
      // Astro finds `export const prerender` by a pattern, at the start of a line.
      const after = ts.isVariableStatement(node) && node.modifiers !== undefined;
      const told = `${tell(node)};`;
      if (!after) inserts.push({ at: node.getStart(), text: alone ? `{${told}` : told });
      ts.forEachChild(node, visit);
      if (alone || after) inserts.push({ at: node.end, text: alone ? '}' : told });
    } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      inserts.push({ at: node.body.getStart(), text: `(${tell(node.body)},` });
      ts.forEachChild(node, visit);
      inserts.push({ at: node.body.end, text: ')' });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return { text: preamble(file) + insertAll(text, inserts), units };
}

/** The unit of a place in the file: the smallest around it. */
export function unitAt(units: readonly Unit[], at: number): number | undefined {
  let best: number | undefined;
  let size = Number.POSITIVE_INFINITY;
  for (const [index, { from, to }] of units.entries()) {
    if (from > at || at >= to || to - from >= size) continue;
    best = index;
    size = to - from;
  }
  return best;
}

/** In a browser, and without a recorder, nothing is reported. */
function preamble(file: string): string {
  return `const __unit = globalThis.__recordUnits?.(${JSON.stringify(file)}) ?? (() => {});`;
}

function isList(node: ts.Node): boolean {
  return ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node);
}

function isToldStatement(node: ts.Node): node is ts.Statement {
  if (!ts.isStatement(node) || ts.isBlock(node) || ts.isLabeledStatement(node.parent)) return false;
  return !(
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isExportAssignment(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node)
  );
}

function insertAll(text: string, inserts: readonly { at: number; text: string }[]): string {
  let result = '';
  let done = 0;
  // Sorting is stable: of two at one place, the one found first comes first.
  for (const insert of inserts.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(done, insert.at) + insert.text;
    done = insert.at;
  }
  return result + text.slice(done);
}
