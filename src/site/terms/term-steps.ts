import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { lawOf, stepKey, stepWords } from '../../artifact/rules/rule-words.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { TermStep } from '../../terms/steps.ts';
import type { TermQuestion } from '../calculator/question.ts';
import { distinctLocalized, type Localized } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import type { CountedTerm } from './counted-term.ts';
import { periodWords, spanWords } from './term-words.ts';

/** A sentence of the law. */
export type Quote = ReturnType<typeof quotesOf>[number];

/** A step in words, beside the words of the law. */
export type LocalizedStep = ReturnType<typeof localizedSteps>[number];

/** The steps from the event to the last day. */
export function localizedSteps(question: TermQuestion, counted: CountedTerm) {
  const { record, period } = question;
  const words = stepWords(record, period.unit);
  const quotes = new Map(quotesOf(record).map((quote) => [quote.id, quote]));
  const quoted = new Set<string>();
  const steps = counted.steps.filter(({ step }) => step !== 'begins' && step !== 'last_day');
  return steps.map((step) => {
    const ids = words[stepKey(step)];
    const own = ids.flatMap((id) => quotes.get(id) ?? []);
    const fresh = own.filter(({ id }) => !quoted.has(id));
    for (const { id } of fresh) quoted.add(id);
    return {
      ...localizedStep(question, counted, step),
      // The sentences of the law that no earlier step quotes, and the sections of those quoted
      // before.
      quotes: fresh,
      above: own
        .filter((quote) => !fresh.includes(quote))
        .map(({ section, language }): Localized => [{ text: section, language }]),
      // True where no sentence of the law states it.
      isAssumed: own.length === 0,
    };
  });
}

/** Every sentence of the rule, in the order of the rule. */
export function quotesOf(record: RuleRecord) {
  return lawOf(record).map((sentence, index) => ({
    ...sentence,
    // The English translation; null where there is none.
    translation: record.words[index]?.translation ?? null,
  }));
}

function localizedStep(
  question: TermQuestion,
  counted: CountedTerm,
  step: TermStep,
): { title: Localized; notes: Localized[] } {
  const { record, event, period, place } = question;
  const { t, say, longDate } = place.locale;
  const words = t.step;
  const date = longDate(step.date);
  const n = step.days;
  const until = step.until ?? step.date;
  const span = say(words.span, {
    first: longDate(Math.min(step.date, until)),
    last: longDate(Math.max(step.date, until)),
  });
  switch (step.step) {
    case 'event': {
      const begins = counted.steps.find((each) => each.step === 'begins')?.date ?? event;
      if (begins === event) return { title: say(words.eventIn, { date }), notes: [] };
      const first = period.isBack ? words.beginsBack : words.begins;
      const notes = [say(first, { date: longDate(begins) })];
      return { title: say(words.eventOut, { date }), notes };
    }
    case 'not_counted': {
      const days = until === step.date ? date : span;
      const notes = amongWords(question, holidaysOf(counted, step));
      return { title: say(words.leftOut, { n, days }), notes };
    }
    case 'suspended':
      return {
        title: say(period.unit === 'D' ? words.still : words.stillAdded, { n, span }),
        notes: [],
      };
    case 'ends': {
      const amount = periodWords(record, period, place.locale);
      const notes = wayWords(question, counted);
      return { title: say(words.ends, { period: amount, date }), notes };
    }
    case 'moved':
      return movedWords(question, counted, step);
    case 'extended':
      return { title: say(words.extended, { n, date }), notes: [] };
    default:
      throw new RangeError(`${step.step} is described with another step`);
  }
}

/** How the end was found, for months, years and clear days. */
function wayWords({ record, period, place }: TermQuestion, { placed }: CountedTerm): string[] {
  const { sameNumber, dayBefore, thirtyDays, clear } = place.locale.t.step;
  if (period.unit === 'M' || period.unit === 'Y') {
    const words = { 'same-number': sameNumber, 'day-before': dayBefore, '30-days': thirtyDays };
    return [words[record.units[period.unit]?.month ?? 'same-number']];
  }
  return period.isBack && placed.rule.isClear && period.unit === 'D' ? [clear] : [];
}

/** Why the end moved, then the next open day, or the day that is checked next. */
function movedWords({ period, place }: TermQuestion, counted: CountedTerm, step: TermStep) {
  const { t, say, tell, tellList, longDate } = place.locale;
  const { weekend, standstill, byRule, holiday, goesOn, next, nextBack } = t.step;
  const days = spanWords(step.date, step.until ?? step.date, place.locale);
  const names = holidaysOf(counted, step).map(({ record }) => dayNames(place, record).name);
  const words =
    step.because === 'weekend' ? weekend : step.because === 'standstill' ? standstill : byRule;
  const date = longDate((step.until ?? step.date) + (period.isBack ? -1 : 1));
  const isLast = counted.steps.findLast((each) => each.step === 'moved') === step;
  return {
    title:
      step.because === 'holiday'
        ? tell(holiday, { days, names: tellList(distinctLocalized(names)) })
        : say(words, { days }),
    notes: [say(isLast ? (period.isBack ? nextBack : next) : goesOn, { date })],
  };
}

/** "Among them: Good Friday (3 April) and Easter Monday (6 April)." */
function amongWords(question: TermQuestion, holidays: readonly ReleasedHoliday[]): Localized[] {
  const { t, tell, tellList, dayAndMonth } = question.place.locale;
  const named = holidays.map(({ record, day }) =>
    tell(t.proof.named, { name: dayNames(question.place, record).name, date: dayAndMonth(day) }),
  );
  return named.length === 0
    ? []
    : [tell(t.step.among, { names: tellList(distinctLocalized(named)) })];
}

function holidaysOf({ skipped }: CountedTerm, { date, until }: TermStep): ReleasedHoliday[] {
  const end = until ?? date;
  const span = { first: Math.min(date, end), last: Math.max(date, end) };
  return skipped.filter(({ day }) => isWithin(day, span));
}
