import { english, TRANSLATIONS } from '../../languages/languages.ts';
import { speechIn } from '../../languages/speech.ts';
import { plainName } from '../plain-name.ts';
import { readWanted, type When, withoutLead } from './wanted.ts';

/** A count from a date as people ask for it: "10 business days after 24 December in Scotland". */
export interface AskedCount {
  readonly number: number;
  /** Business days, or days, weeks, months or years of a law. */
  readonly unit: 'B' | 'D' | 'W' | 'M' | 'Y';
  readonly isBefore: boolean;
  readonly when: When;
  /** Names of a place that what is left may be, likeliest first; empty where nothing is left. */
  readonly places: readonly string[];
}

const NUMBER = /(?<!\d)\d{1,4}(?!\d)/;

/** Reads a count from a date in any language of the pages; null for anything else. */
export function askedCount(typed: string): AskedCount | null {
  const { words, when } = readWanted(typed);
  const number = Number(NUMBER.exec(words)?.[0]);
  if (when === null || Number.isNaN(number)) return null;
  const wanted = `${plainName(words.replace(/\bfrom\b/i, 'after'))} `;
  for (const { phrase, unit, isBefore } of waysToAsk(number)) {
    if (!wanted.startsWith(phrase)) continue;
    return { number, unit, isBefore, when, places: withoutLead(wanted.slice(phrase.length)) };
  }
  return null;
}

interface WayToAsk extends Pick<AskedCount, 'unit' | 'isBefore'> {
  readonly phrase: string;
}

/** "10 business days after", in every language as its pages say it, before the place and around the date. */
function waysToAsk(n: number): WayToAsk[] {
  return [english, ...TRANSLATIONS].flatMap((language): WayToAsk[] => {
    const { t, say } = speechIn(language);
    const { amounts } = t;
    const units = [
      ...[amounts.businessDays, amounts.workingDays].map((amount) => ['B', amount] as const),
      ...[amounts.calendarDays, amounts.days].map((amount) => ['D', amount] as const),
      ...([
        ['W', amounts.weeks],
        ['M', amounts.months],
        ['Y', amounts.years],
      ] as const),
    ];
    return units.flatMap(([unit, amount]) =>
      [t.added.about, t.subtracted.about].map((about, index) => {
        const asked = say(about, { days: say(amount, { n }), date: '', place: '' });
        return { phrase: `${plainName(asked)} `, unit, isBefore: index === 1 };
      }),
    );
  });
}
