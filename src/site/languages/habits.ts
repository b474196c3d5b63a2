import { weekdayOf } from '../../calendar/day-number.ts';
import { type Formats, printDates } from './formats.ts';

/** Where the newspapers of a language differ from `Intl`. */
export type Habits = (formats: Formats) => Partial<Formats>;

/** Keeps a day on one line with its month. */
const unbroken = (date: string): string => date.replace(/(\d(?:er|º)?) (?=\p{L})/u, '$1\u00a0');

/** Removes the comma after the weekday, which `Intl` writes in some countries. */
const bare = (date: string): string => date.replace(/^(\p{L}+)[,،]/u, '$1');

/** Without a comma after the weekday, and with three letters for every month. */
export const ENGLISH: Habits = (formats) => {
  const shortMonth = (month: number) => formats.shortMonth(month).slice(0, 3);
  return {
    ...printDates(formats, (date) => bare(date).replace(/\bSept\b/, 'Sep')),
    ...{ shortMonth, tileMonth: shortMonth },
    weekdayTile: (day) => formats.weekdayTile(day).slice(0, 2),
  };
};

/** The first of a month is « 1er »; no comma after the weekday; « 9 h 30 ». */
export const FRENCH: Habits = (formats) => ({
  ...printDates(formats, (date) => unbroken(bare(date).replace(/(?<!\d)1(?= \p{L})/u, '1er'))),
  clock: (hour, minute) => `${hour}\u00a0h${minute === 0 ? '' : `\u00a0${minute}`}`,
});

/** "9" of "9 bis 17 Uhr", "9:30". */
export const GERMAN: Habits = ({ clock }) => ({
  clock: (hour, minute) => (minute === 0 ? String(hour) : clock(hour, minute).replace(/^0/, '')),
});

/** "9.00", "9.30". */
export const DUTCH: Habits = ({ clock }) => ({
  clock: (hour, minute) => clock(hour, minute).replace(/^0/, '').replace(':', '.'),
});

/** The first of a month is « 1º »; no comma after the weekday; « ed » before an E: « Capodanno ed Epifania ». */
export const ITALIAN: Habits = (formats) => ({
  ...printDates(formats, (date) => unbroken(bare(date).replace(/(?<!\d)1(?= \p{L})/u, '1º'))),
  ...printLists(formats.listParts, (joined, last) =>
    joined === ' e ' && /^[eèé]/i.test(last) ? ' ed ' : joined,
  ),
});

/** No comma follows the weekday within a sentence; short months of Mexico have no « de ». */
export const SPANISH: Habits = (formats) =>
  printDates(formats, (date) =>
    unbroken(bare(date).replace(/ de (\p{L}{3})(?: de)?(?= |$)/u, ' $1')),
  );

/** The first of a month is "1º"; short dates have no "de"; weekdays are joined by a word. */
export const PORTUGUESE: Habits = (formats) => {
  const { shortDate, shortDay, weekdayTile, weekendWords, listWords } = formats;
  const ordinal = (date: string) => date.replace(/\b1 de /, '1º de ');
  const brief = (date: string) => ordinal(date).replaceAll(' de ', ' ');
  return {
    ...printDates(formats, ordinal),
    shortDay: (day) => brief(shortDay(day)),
    shortDate: (day) => brief(shortDate(day)),
    // "Em 32 dias" would mean within 32 days.
    afterDays: ['em ', 'daqui a '],
    weekdayTile: (day) => weekdayTile(day).replace('.', ''),
    weekendWords: (days) => listWords(days.map((day) => weekendWords([day]))),
  };
};

/** The same register as イギリス and オランダ, where `Intl` has アメリカ合衆国. */
const IN_JAPANESE: Readonly<Record<string, string>> = { US: 'アメリカ' };

/** Dates as printed in Japan: "7月3日（金曜日）", "6日後" without a space, "土・日". */
export const JAPANESE: Habits = (formats) => {
  const { countryName, dayAndMonth, fullDate, weekdayOfDay, weekendWords } = formats;
  const inBrackets = (date: string) => date.replace(/\((.)\)/, '（$1）');
  return {
    shortDay: (day) => inBrackets(formats.shortDay(day)),
    shortDate: (day) => inBrackets(formats.shortDate(day)),
    longDate: (day) => `${fullDate(day)}（${weekdayOfDay(day)}）`,
    longDay: (day) => `${dayAndMonth(day)}（${weekdayOfDay(day)}）`,
    countryName: (country) => IN_JAPANESE[country] ?? countryName(country),
    monthInitial: String,
    afterDays: [' ', ''],
    weekendWords: (days) => days.map((day) => weekendWords([day])).join('・'),
    comma: '、',
    inCountry: (region, country) => `${country}・${region}`,
    yearName: (year) => `${year}年`,
  };
};

/** "ו׳" on a tile, "שישי–שבת" without "יום", and a maqaf after "and" before Latin letters. */
export const HEBREW: Habits = ({ weekdayInitial, weekdayName, listParts }) => ({
  weekdayTile: (day) => weekdayInitial(weekdayOf(day)),
  weekdayShort: weekdayInitial,
  weekendWords: (days) => days.map((day) => weekdayName(day).replace('יום ', '')).join('–'),
  ...printLists(listParts, (joined) => joined.replace('ו-', 'ו־')),
});

/** Full weekdays and months of `Intl` are too long for a tile; offices number the months. */
export const ARABIC: Habits = (formats) => ({
  ...printDates(formats, bare),
  // "خلال" would mean within them.
  afterDays: ['خلال ', 'بعد '],
  monthInitial: String,
  comma: '، ',
  inCountry: (region, country) => `${region}، ${country}`,
  weekdayTile: (day) => formats.weekdayInitial(weekdayOf(day)),
  shortMonth: String,
  tileMonth: formats.monthName,
  weekdayShort: formats.weekdayInitial,
});

/** The names of two countries in newspapers. */
const IN_HINDI: Readonly<Record<string, string>> = { US: 'अमेरिका', GB: 'ब्रिटेन' };

/** No comma before "and", as in newspapers. */
export const HINDI: Habits = ({ listParts, countryName }) => ({
  // "में" would mean within them.
  afterDays: [' दिन में', ' दिन बाद'],
  countryName: (country) => IN_HINDI[country] ?? countryName(country),
  ...printLists(listParts, (joined) => (joined === ', और ' ? ' और ' : joined)),
});

/** The lists of a language with the joining text corrected, which depends on the last item. */
function printLists(
  listParts: Formats['listParts'],
  print: (joined: string, last: string) => string,
): Pick<Formats, 'listParts' | 'listWords'> {
  const parts: Formats['listParts'] = (items) =>
    listParts(items).map((part) =>
      typeof part === 'string' ? print(part, items.at(-1) ?? '') : part,
    );
  return {
    listParts: parts,
    listWords: (items) =>
      parts(items)
        .map((part) => (typeof part === 'string' ? part : items[part]))
        .join(''),
  };
}
