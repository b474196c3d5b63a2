import type { DiagnosticCode } from './codes.ts';

export type Severity = 'error' | 'warning';

/** A place in a file: line and column count from 1, columns in characters. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong: where, what, and what to write instead. */
export interface Diagnostic {
  readonly place: Place;
  readonly severity: Severity;
  /** "what is wrong; what to write instead", without a full stop. */
  readonly message: string;
  readonly code: DiagnosticCode;
  /** Lines to paste where the message says, verbatim. */
  readonly block?: readonly string[];
}

export function error(place: Place, code: DiagnosticCode, message: string): Diagnostic {
  return { place, severity: 'error', message, code };
}

/** `file:line:column: severity: message [code]`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { place, severity, message, code } = diagnostic;
  return `${place.file}:${place.line}:${place.column}: ${severity}: ${message} [${code}]`;
}

/** The diagnostic in one line, followed by the lines to paste. */
export function diagnosticLines(diagnostic: Diagnostic): string[] {
  return [formatDiagnostic(diagnostic), ...(diagnostic.block ?? [])];
}

/** Sorts by file, line and column, and drops duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((each) => [formatDiagnostic(each), each]));
  return [...unique.values()].sort(
    (a, b) =>
      (a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : 0) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column,
  );
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
