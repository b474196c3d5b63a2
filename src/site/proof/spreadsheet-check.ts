import { asTyped } from '../fault-words.ts';
import { weekendText } from '../tables/sheet.ts';
import type { AnyQuestion } from './answer-address.ts';

/**
 * "In a spreadsheet, =WORKDAY.INTL(A1, 10, …) gives the same day", with the function named in the page's
 * language; null for a date, a term, a count of nothing or backward, and where no holiday is on the way.
 * @param holidays the number of dates on the sheet, which stand in column H.
 */
export function spreadsheetCheck(question: AnyQuestion, holidays: number): string | null {
  const { speech } = question.place;
  const { t, say } = speech;
  if (holidays === 0 || question.op === 'is' || question.op === 'deadline') return null;
  const cells = holidays === 1 ? 'H1' : `H1:H${holidays}`;
  const weekend = `"${weekendText(question.place.calendar)}"`;
  if (question.op === 'add') {
    const adding = call(t.counting.callAdd, ['A1', String(question.days), weekend, cells]);
    const formula = asTyped(adding, speech);
    return question.days === 0 ? null : say(t.sheet.spreadsheetAdd, { formula, cells });
  }
  if (question.start >= question.end) return null;
  const first = question.countsStart ? 'A1' : 'A1+1';
  const formula = asTyped(call(t.counting.callCount, [first, 'B1', weekend, cells]), speech);
  return say(t.sheet.spreadsheetCount, { formula, cells });
}

/**
 * The function call of a pattern such as "WORKDAY.INTL(d, n, weekend, holidays)", with these
 * values filled in.
 */
function call(pattern: string, values: readonly string[]): string {
  const [name] = pattern.split('(');
  return `=${name}(${values.join(pattern.includes(';') ? '; ' : ', ')})`;
}
