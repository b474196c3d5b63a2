import type { DayNumber } from '../../../calendar/day-number.ts';
import { anyWord, dateWord, searchWords, withoutAccents } from '../../languages/date-words.ts';
import { SEARCHED_MAX } from '../plain-name.ts';
import { readWanted, withoutLead } from './wanted.ts';

/** A period and its date, as people type them: "10 days after 3 April 2026". */
export type TypedPeriod = NonNullable<ReturnType<typeof readPeriod>>;

const UNITS = ['businessDays', 'days', 'weeks', 'months', 'years'] as const;

const PERIOD = `(?<!\\d)(?<number>\\d{1,4})\\s*(?:${UNITS.map((unit) => `(?<${unit}>${anyWord(searchWords(unit))})`).join('|')})`;

/** Words between a period and its date, longest first: "から{period}後" before "{period}後". */
const FORMS = [
  ...searchWords('after').map((words) => ({ words, isBack: false })),
  ...searchWords('until').map((words) => ({ words, isBack: true })),
]
  .sort((one, other) => other.words.length - one.words.length)
  .map(({ words, isBack }) => ({ form: patternOf(words), isBack }));

/**
 * Reads a period with its date, in any language of the pages and any word order.
 * @param today dates without a year are the next ones from this day.
 * @returns `date` is YYYY-MM-DD, unchecked; `where` has readings of the rest as a place, the likeliest
 * first, "" if nothing is left; null without a period or without a date.
 */
export function readPeriod(typed: string, today: DayNumber) {
  const bare = withoutAccents(typed.slice(0, 2 * SEARCHED_MAX));
  for (const { form, isBack } of FORMS) {
    const { groups, 0: whole } = form.exec(bare) ?? {};
    if (groups === undefined || whole === undefined) continue;
    const wanted = readWanted(bare.replace(whole, ' '));
    const [date] = wanted.when?.datesFrom(today) ?? [];
    const unit = UNITS.find((each) => groups[each] !== undefined);
    if (date === undefined || unit === undefined) continue;
    return { number: Number(groups.number), unit, isBack, date, where: withoutLead(wanted.words) };
  }
  return null;
}

/** "{period} nach" as a pattern; its words match whole, except in Japanese. */
function patternOf(words: string): RegExp {
  const [lead = '', follow = ''] = dateWord(words).split('{period}');
  const isJapanese = (text: string) => /[\p{sc=Hira}\p{sc=Han}]/u.test(text);
  const escaped = (text: string) => RegExp.escape(text.trim()).replace(/\\x20| /g, '\\s+');
  const before =
    lead === '' || isJapanese(lead) ? lead : `(?<![\\p{L}\\p{M}\\d])${escaped(lead)}\\s+`;
  const isWord = /[\p{L}\p{M}]$/u.test(follow);
  const after =
    follow === '' || isJapanese(follow)
      ? follow
      : `\\s+${escaped(follow)}${isWord ? '(?![\\p{L}\\p{M}\\d])' : ''}`;
  return new RegExp(`${before}${PERIOD}${after}`, 'iu');
}
