import { SUPPORTED_YEARS } from '../calendar/supported-range.ts';
import type { Finding } from '../question/finding.ts';
import { knownDay } from './known-day.ts';
import type { Speech } from './languages/speech.ts';

/**
 * What a form says beside a field of a finding there.
 * @param label what people call the field.
 * @param example a value of the right form.
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
    case 'invalid_country':
    case 'invalid_region':
      return say(faults.listed, { label, example: shown });
    default:
      // What is wrong with a term has a form of its own.
      return say(faults.listed, { label, example: shown });
  }
}

/** A date as the language writes it, and as a field takes it that is no calendar. */
function dateAsTyped(value: string, speech: Speech): string {
  const { t, say, fullDate } = speech;
  return say(t.isIt.about, { date: fullDate(knownDay(value)), place: asTyped(value, speech) });
}

/** A date, a code or a formula as it is typed: else "2026-06-30" begins with its day in Arabic. */
export function asTyped(value: string, { language }: Speech): string {
  return language.direction === 'rtl' ? `\u2066${value}\u2069` : value;
}

/** The attributes of a field that is wrong; none of others. */
export function faultMarks(faults: readonly { readonly field: string }[], field: string) {
  if (!faults.some((fault) => fault.field === field)) return {};
  return { 'aria-invalid': 'true', 'aria-describedby': `${field}-fault` } as const;
}
