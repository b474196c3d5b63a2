import { SUPPORTED_YEARS } from '../calendar/supported-range.ts';
import type { Finding } from '../question/finding.ts';
import { knownDay } from './known-day.ts';
import type { Locale } from './languages/locale.ts';

/**
 * The message beside a field of a form.
 * @param label the visible name of the field.
 * @param example a valid value.
 */
export function faultWords(
  { code }: Finding,
  locale: Locale,
  label: string,
  example: string,
): string {
  const { t, say, eitherWords } = locale;
  const { faults } = t;
  const shown = asTyped(example, locale);
  switch (code) {
    case 'missing_parameter':
      return say(faults.missing, { label });
    case 'invalid_date':
      return say(faults.date, { label, example: dateAsTyped(example, locale) });
    case 'date_out_of_range':
      return say(faults.years, { label, years: eitherWords(SUPPORTED_YEARS.map(String)) });
    case 'invalid_days':
      return say(faults.days, { label, example: shown, negative: asTyped(`-${example}`, locale) });
    case 'invalid_year':
      return say(faults.year, { label, years: eitherWords(SUPPORTED_YEARS.map(String)) });
    default:
      // Countries and regions, in words. Faults of a term have messages of their own.
      return say(faults.listed, { label, example: shown });
  }
}

/** A date in the form that the language writes and a text field accepts. */
function dateAsTyped(value: string, locale: Locale): string {
  const { t, say, fullDate } = locale;
  return say(t.isIt.about, { date: fullDate(knownDay(value)), place: asTyped(value, locale) });
}

/**
 * A date, a code or a formula as typed, isolated because right-to-left text would reorder
 * "2026-06-30".
 */
export function asTyped(value: string, { language }: Locale): string {
  return language.direction === 'rtl' ? `\u2066${value}\u2069` : value;
}

/** The ARIA attributes of a faulty field; empty for other fields. */
export function faultMarks(faults: readonly { readonly field: string }[], field: string) {
  if (!faults.some((fault) => fault.field === field)) return {};
  return { 'aria-invalid': 'true', 'aria-describedby': `${field}-fault` } as const;
}
