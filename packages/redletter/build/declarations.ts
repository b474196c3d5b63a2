import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const SRC = join(import.meta.dirname, '../src');
const IMPORT = /\bfrom '(\.[^']+)\.ts'/g;

/**
 * Writes the declarations of some files of `src/` and of everything that they import. Each is
 * made from its own file alone, because exports state their types.
 * @throws SyntaxError when one does not, or an import leads outside `src/`.
 */
export function writeDeclarations(entries: readonly string[], outdir: string): void {
  const files = new Set(entries);
  for (const file of files) {
    if (file.startsWith('..')) throw new SyntaxError(`${file}: is outside the package's src/`);
    const text = readFileSync(join(SRC, `${file}.ts`), 'utf8');
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
      compilerOptions: { isolatedDeclarations: true, stripInternal: true },
      fileName: `${file}.ts`,
      reportDiagnostics: true,
    });
    const [problem] = diagnostics;
    if (problem !== undefined) {
      throw new SyntaxError(
        `${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
      );
    }
    for (const [, target = ''] of outputText.matchAll(IMPORT)) {
      files.add(normalize(join(dirname(file), target)));
    }
    const path = join(outdir, `${file}.d.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, outputText.replaceAll(IMPORT, "from '$1.js'"));
  }
}
