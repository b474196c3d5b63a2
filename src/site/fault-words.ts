import { ANY_YEAR_WORDS } from '../calendar/year-words.ts';
import type { Finding } from '../question/finding.ts';

/**
 * What a form says beside a field of a finding there.
 * @param label what people call the field.
 * @param example a value of the right form.
 */
export function faultWords({ code }: Finding, label: string, example: string): string {
  switch (code) {
    case 'missing_parameter':
      return `${label} is missing`;
    case 'invalid_date':
      return `${label} must be a real date, like ${example}`;
    case 'date_out_of_range':
      return `${label} must be in ${ANY_YEAR_WORDS}: those are the years we hold`;
    case 'invalid_days':
      return `${label} must be a whole number, like ${example} or -${example}`;
    case 'invalid_year':
      return `${label} must be ${ANY_YEAR_WORDS}`;
    case 'invalid_country':
    case 'invalid_region':
      return `${label} must be one of the list, like ${example}`;
    default:
      return code satisfies never;
  }
}
