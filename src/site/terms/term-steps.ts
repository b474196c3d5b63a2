import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { type LawSentence, lawOf, stepKey, stepWords } from '../../artifact/rules/rule-words.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { TermStep } from '../../terms/steps.ts';
import { distinctTold, type Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { CountedTerm, TermQuestion } from './counted-term.ts';
import { periodWords, spanWords } from './term-words.ts';

/** A sentence of the law as a step shows it. */
export interface Quote extends LawSentence {
  /** Ours, in English; null where there is none. */
  readonly translation: string | null;
}

/** A step in words, with the law's beside it. */
export interface ToldStep {
  readonly title: Told;
  readonly notes: readonly Told[];
  /** The sentences that say it, where they are quoted first. */
  readonly quotes: readonly Quote[];
  /** The sections of those that an earlier step has quoted: "s. 10(1)". */
  readonly above: readonly Told[];
  /** Whether no words say it. */
  readonly isAssumed: boolean;
}

/** The way from the event to the last day, a step a line; the last one says where it ends. */
export function toldSteps(question: TermQuestion, counted: CountedTerm): ToldStep[] {
  const { record, period } = question;
  const words = stepWords(record, period.unit);
  const quotes = new Map(quotesOf(question).map((quote) => [quote.id, quote]));
  const quoted = new Set<string>();
  const steps = counted.steps.filter(({ step }) => step !== 'begins' && step !== 'last_day');
  return steps.map((step) => {
    const ids = words[stepKey(step)];
    const own = ids.flatMap((id) => quotes.get(id) ?? []);
    const fresh = own.filter(({ id }) => !quoted.has(id));
    for (const { id } of fresh) quoted.add(id);
    return {
      ...toldStep(question, counted, step),
      quotes: fresh,
      above: own.filter((quote) => !fresh.includes(quote)).map(sectionTold),
      isAssumed: own.length === 0,
    };
  });
}

/** A section as its law writes it. */
export function sectionTold({
  section,
  language,
}: Pick<LawSentence, 'section' | 'language'>): Told {
  return [{ text: section, language }];
}

/** Every sentence of the rule, in its order. */
export function quotesOf({ record }: Pick<TermQuestion, 'record'>): Quote[] {
  return lawOf(record).map((sentence, index) => ({
    ...sentence,
    translation: record.words[index]?.translation ?? null,
  }));
}

function toldStep(
  question: TermQuestion,
  counted: CountedTerm,
  step: TermStep,
): Pick<ToldStep, 'title' | 'notes'> {
  const { record, event, period, place } = question;
  const { t, say, longDate } = place.speech;
  const words = t.step;
  const date = longDate(step.date);
  const until = step.until ?? step.date;
  switch (step.step) {
    case 'event': {
      const begins = counted.steps.find((each) => each.step === 'begins')?.date ?? event;
      const isIn = begins === event;
      const first = say(period.isBack ? words.beginsBack : words.begins, {
        date: longDate(begins),
      });
      return {
        title: say(isIn ? words.eventIn : words.eventOut, { date }),
        notes: isIn ? [] : [first],
      };
    }
    case 'not_counted': {
      const days = spanWords(step.date, until, place.speech);
      return {
        title: say(words.leftOut, { n: step.days, days }),
        notes: amongWords(question, counted, step.date, until),
      };
    }
    case 'suspended': {
      const span = say(words.span, { first: longDate(step.date), last: longDate(until) });
      const sentence = period.unit === 'D' ? words.still : words.stillAdded;
      return { title: say(sentence, { n: step.days, span }), notes: [] };
    }
    case 'ends': {
      const amount = periodWords(record, period, place.speech);
      return {
        title: say(words.ends, { period: amount, date }),
        notes: wayWords(question, counted),
      };
    }
    case 'moved':
      return {
        title: movedWords(question, counted, step),
        notes: [nextWords(question, counted, step)],
      };
    case 'extended':
      return { title: say(words.extended, { n: step.days, date }), notes: [] };
    default:
      throw new RangeError(`${step.step} is told with another step`);
  }
}

/** How the end was found, where that needs saying: of months and years, and of clear days. */
function wayWords({ record, period, place }: TermQuestion, { placed }: CountedTerm): string[] {
  const { t } = place.speech;
  if (period.unit === 'M' || period.unit === 'Y') {
    const way = record.units[period.unit]?.month ?? 'same-number';
    const words = {
      'same-number': t.step.sameNumber,
      'day-before': t.step.dayBefore,
      '30-days': t.step.thirtyDays,
    };
    return [words[way]];
  }
  const isClear = period.isBack && placed.rule.isClear && period.unit === 'D';
  return isClear ? [t.step.clear] : [];
}

function movedWords(question: TermQuestion, counted: CountedTerm, step: TermStep): Told {
  const { place } = question;
  const { t, say, tell, tellList } = place.speech;
  const until = step.until ?? step.date;
  const days = spanWords(step.date, until, place.speech);
  switch (step.because) {
    case 'holiday': {
      const names = namesBetween(question, counted, step.date, until);
      return tell(t.step.holiday, { days, names: tellList(names) });
    }
    case 'weekend':
      return say(t.step.weekend, { days });
    case 'standstill':
      return say(t.step.standstill, { days });
    default:
      return say(t.step.byRule, { days });
  }
}

/** "The next open day is Monday 13 April 2026": else the day that is looked at next. */
function nextWords({ period, place }: TermQuestion, counted: CountedTerm, step: TermStep): string {
  const { t, say, longDate } = place.speech;
  const next = (step.until ?? step.date) + (period.isBack ? -1 : 1);
  const isLast = counted.steps.filter((each) => each.step === 'moved').at(-1) === step;
  const date = longDate(next);
  if (!isLast) return say(t.step.goesOn, { date });
  return say(period.isBack ? t.step.nextBack : t.step.next, { date });
}

/** "Among them: Good Friday (3 April) and Easter Monday (6 April)." */
function amongWords(
  question: TermQuestion,
  counted: CountedTerm,
  one: DayNumber,
  other: DayNumber,
): Told[] {
  const { t, tell, tellList, dayAndMonth } = question.place.speech;
  const named = holidaysBetween(counted, one, other).map((holiday) =>
    tell(t.proof.named, {
      name: dayNames(question.place, holiday.record).name,
      date: dayAndMonth(holiday.day),
    }),
  );
  return named.length === 0 ? [] : [tell(t.step.among, { names: tellList(distinctTold(named)) })];
}

function namesBetween(
  question: TermQuestion,
  counted: CountedTerm,
  one: DayNumber,
  other: DayNumber,
): Told[] {
  const names = holidaysBetween(counted, one, other).map(
    ({ record }) => dayNames(question.place, record).name,
  );
  return distinctTold(names);
}

function holidaysBetween(
  { skipped }: CountedTerm,
  one: DayNumber,
  other: DayNumber,
): ReleasedHoliday[] {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return skipped.filter(({ day }) => day >= first && day <= last);
}
