import ts from 'typescript';
import { type Candidate, mutate } from './change.ts';
import { MUTATORS } from './mutators.ts';

/** Every mutant of a file's code; types, comments and imports have none. */
export function candidatesOf(file: string, text: string): Candidate[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Candidate[] = [];
  const visit = (node: ts.Node): void => {
    if (isNoCode(node)) return;
    for (const [kind, mutator] of Object.entries(MUTATORS)) {
      for (const change of mutator(node)) {
        if (mutate(text, change) !== text) found.push({ kind, file, ...change });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isNoCode(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isModuleDeclaration(node)
  );
}
