import * as words from '../words.ts';
import { type Formats, intlFormats } from './formats.ts';

const { monthName, weekdayName, weekdayOfDay, dayAndMonth, fullDate, longDate, longDay } = words;
const { shortDay, shortDate, figure, weekendWords, inDays, listWords } = words;
const shortMonth = (month: number): string => monthName(month).slice(0, 3);

/** The formats of English, also for pages that are not translated: `Intl`, except for what `words.ts` writes. */
export const ENGLISH_FORMATS: Formats = {
  ...intlFormats('en-GB'),
  ...{ monthName, weekdayName, weekdayOfDay, dayAndMonth, fullDate, longDate, longDay },
  ...{ shortDay, shortDate, figure, weekendWords, inDays, listWords },
  ...{ shortMonth, tileMonth: shortMonth },
  monthOfYear: (month, year) => `${monthName(month)} ${year}`,
  weekdayTile: (day) => weekdayOfDay(day).slice(0, 2),
  briefDay: (day) => shortDay(day).slice(4),
};
