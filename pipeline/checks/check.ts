import type { CountryFile } from '../country/country-file.ts';
import type { ExpandedCountry } from '../expand/expanded-date.ts';
import type { DiagnosticCode } from '../read/codes.ts';
import { type Diagnostic, error, type Place, type Severity } from '../read/diagnostic.ts';
import { quote } from '../read/suggest.ts';

/** A finding of a check. */
export interface Finding {
  /** Its subject in one word: a holiday id or a date. An exception names the same. */
  readonly about: string;
  readonly place: Place;
  readonly message: string;
  readonly severity?: Severity;
  /** Whether its message mentions an exception; the exception is printed, ready to paste. */
  readonly excusable?: true;
}

/** One check, run on every country. */
export interface Check {
  readonly name: string;
  readonly describes: string;
  readonly code: DiagnosticCode;
  check(country: ExpandedCountry): Finding[];
}

/**
 * Runs every check. A finding that the file's `exceptions` name is skipped, and an exception that
 * nothing needs is itself an error.
 */
export function runChecks(checks: readonly Check[], country: ExpandedCountry): Diagnostic[] {
  const exceptions = country.file.source.exceptions ?? [];
  const needed = new Set<number>();
  const found: Diagnostic[] = [];
  for (const check of checks) {
    const exceptionFor = (finding: Finding): number =>
      exceptions.findIndex((each) => each.check === check.name && each.about === finding.about);
    // An exception stays for a year in which a law has since ended the holiday.
    const before = country.endless === null ? [] : check.check(country.endless);
    for (const finding of before) needed.add(exceptionFor(finding));
    for (const finding of check.check(country)) {
      const exception = exceptionFor(finding);
      if (exception >= 0) needed.add(exception);
      else {
        const severity = finding.severity ?? 'error';
        const told = { place: finding.place, severity, message: finding.message, code: check.code };
        found.push(
          finding.excusable === undefined
            ? told
            : { ...told, block: exceptionFrom(check, finding, country.file) },
        );
      }
    }
  }
  for (const [index, exception] of exceptions.entries()) {
    if (needed.has(index)) continue;
    const place = country.file.placeOf(['exceptions', index]);
    const known = checks.some((check) => check.name === exception.check);
    const message = known
      ? `nothing needs the exception from ${quote(exception.check)} about ${quote(exception.about)} any longer; remove it`
      : `${quote(exception.check)} is not a check; the checks are ${checks.map((check) => check.name).join(', ')}`;
    found.push(error(place, 'needless_ruling', message));
  }
  return found;
}

function exceptionFrom({ name }: Check, { about }: Finding, file: CountryFile): string[] {
  const entry = `  - { check: ${name}, about: ${about}, reason: "" }`;
  return file.source.exceptions === undefined
    ? [`# at the end of ${file.shownAs}, if it is correct:`, 'exceptions:', entry]
    : [`# under "exceptions" of ${file.shownAs}, if it is correct:`, entry];
}
