import { join } from 'node:path';
import ts from 'typescript';
import type { Compiler } from './mutants/choose.ts';

/**
 * A warm compiler of the checkout. It checks only the changed file: a mutant that breaks only the
 * types of other files passes, and the tests that run those files judge it.
 */
export function openCompiler(root: string, files: readonly string[]): Compiler {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // Unused names are allowed: a mutant that leaves one is still tried.
  const options = { ...parsed.options, noUnusedLocals: false, noUnusedParameters: false };
  const ambient = [join(root, '.astro/types.d.ts'), join(root, 'src/env.d.ts')];
  const names = [...files.map((file) => join(root, file)), ...ambient.filter(ts.sys.fileExists)];
  let changed = { name: '', text: '', version: 0 };
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => names,
    getScriptVersion: (name) => (name === changed.name ? String(changed.version) : '0'),
    getScriptSnapshot: (name) => {
      const text = name === changed.name ? changed.text : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host);
  return {
    compiles: (file, text) => {
      changed = { name: join(root, file), text, version: changed.version + 1 };
      return (
        service.getSyntacticDiagnostics(changed.name).length === 0 &&
        service.getSemanticDiagnostics(changed.name).length === 0
      );
    },
  };
}
