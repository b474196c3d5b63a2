import { SUPPORTED_YEARS } from '../calendar/supported-range.ts';
import type { Finding } from '../question/finding.ts';
import { knownDay } from './known-day.ts';
import type { Speech } from './languages/speech.ts';

/**
 * The message beside a field of a form.
 * @param label the visible name of the field.
 * @param example a valid value.
 */
export function faultWords(
  { code }: Finding,
  speech: Speech,
  label: string,
  example: string,
): string {
  const { t, say, eitherWords } = speech;
  const { faults } = t;
  const shown = asTyped(example, speech);
  switch (code) {
    case 'missing_parameter':
      return say(faults.missing, { label });
    case 'invalid_date':
      return say(faults.date, { label, example: dateAsTyped(example, speech) });
    case 'date_out_of_range':
      return say(faults.years, { label, years: eitherWords(SUPPORTED_YEARS.map(String)) });
    case 'invalid_days':
      return say(faults.days, { label, example: shown, negative: asTyped(`-${example}`, speech) });
    case 'invalid_year':
      return say(faults.year, { label, years: eitherWords(SUPPORTED_YEARS.map(String)) });
    default:
      // Countries and regions, in words. Faults of a term have messages of their own.
      return say(faults.listed, { label, example: shown });
  }
}

/** A date in the form that the language writes and a text field accepts. */
function dateAsTyped(value: string, speech: Speech): string {
  const { t, say, fullDate } = speech;
  return say(t.isIt.about, { date: fullDate(knownDay(value)), place: asTyped(value, speech) });
}

/**
 * A date, a code or a formula as typed, isolated because right-to-left text would reorder
 * "2026-06-30".
 */
export function asTyped(value: string, { language }: Speech): string {
  return language.direction === 'rtl' ? `\u2066${value}\u2069` : value;
}

/** The ARIA attributes of a faulty field; empty for other fields. */
export function faultMarks(faults: readonly { readonly field: string }[], field: string) {
  if (!faults.some((fault) => fault.field === field)) return {};
  return { 'aria-invalid': 'true', 'aria-describedby': `${field}-fault` } as const;
}
