import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { describePage, type Pinned } from '../calculator/asked-form.ts';
import { groupAnswers, NO_DATE } from '../calculator/by-region.ts';
import type { TermQuestion } from '../calculator/question.ts';
import type { Locale } from '../languages/locale.ts';
import type { Localized } from '../languages/localized.ts';
import { regionsOf } from '../places/where-off.ts';
import { type CountedTerm, countTerm } from './counted-term.ts';
import { termFaults } from './term-faults.ts';
import { readTermForm } from './term-form.ts';
import { localizedSteps } from './term-steps.ts';
import { traceTerm } from './term-trace.ts';
import { describeLimits, periodWords } from './term-words.ts';

/** The form of a deadline, and its last day or what is wrong. */
export type TermPage = ReturnType<typeof termPage>;

/** A last day in words. */
export type TermAnswer = ReturnType<typeof termAnswer>;

/** The releases, oldest first, and the served one. */
interface TermReleases {
  readonly dataSet: DataSet;
  readonly releases: readonly Release[];
  readonly pinned: Pinned;
}

/**
 * Reads the address of a deadline and answers it.
 * @param query raw, without its `?`.
 */
export function termPage(
  { dataSet, releases, pinned }: TermReleases,
  query: string,
  locale: Locale,
) {
  const { t } = locale;
  const form = readTermForm(dataSet, query, pinned, locale);
  const { question } = form;
  const counted = question && countTerm(question);
  const findings = isFinding(counted) ? [counted] : form.findings;
  const faults = termFaults(releases, form, findings, query, locale);
  const answer =
    question === null || counted === null || isFinding(counted)
      ? null
      : termAnswer(question, counted);
  const words = { ...t.term, detail: answer?.sentence ?? '' };
  return {
    tool: 'deadline' as const,
    ...{ form, faults, answer },
    ...describePage('/deadline/', form, faults, answer, words, locale),
  };
}

function termAnswer(question: TermQuestion, counted: CountedTerm) {
  const { record, event, period, place } = question;
  const { t, say, tell, fromSources, fullDate, longDate } = place.locale;
  const { isBack } = period;
  const amount = periodWords(record, period, place.locale);
  const answer = longDate(counted.end);
  const asked = { period: amount, date: longDate(event), rule: fromSources(record.title) };
  const found = regionalEnds(question, counted);
  return {
    ...{ ...counted, question, answer },
    // "20 working days after 20 March 2026, by … (United Kingdom)".
    about: tell(isBack ? t.term.aboutBefore : t.term.aboutAfter, { ...asked, place: place.name }),
    asked: tell(isBack ? t.term.askedBefore : t.term.askedAfter, {
      ...{ ...asked, place: place.inWords },
    }),
    sentence: termSentence(question, answer),
    title: say(isBack ? t.term.titleBefore : t.term.titleAfter, {
      ...{ answer, period: amount, date: fullDate(event) },
    }),
    safe: safeDay(question, counted, found),
    localized: localizedSteps(question, counted),
    trace: traceTerm(question, counted),
    // A label for the days that a picture leaves out.
    summary: say(t.answer.summary, {
      days: say(t.amounts.days, { n: Math.abs(counted.end - event) }),
      holidays: say(t.amounts.holidays, { n: counted.skipped.length }),
    }),
    // Null where a region is named, none matters, or all agree.
    byRegion: found?.answers ?? null,
    // By day; empty where all readings give the same day.
    ways: localizedReadings(question, counted),
    limits: describeLimits(record, place.locale),
  };
}

/** Question and answer in one sentence, without a full stop. */
export function termSentence(
  { record, event, period, place }: TermQuestion,
  answer: string,
): Localized {
  const { t, tell, fromSources, longDate } = place.locale;
  return tell(period.isBack ? t.term.sentenceBefore : t.term.sentenceAfter, {
    period: periodWords(record, period, place.locale),
    ...{ date: longDate(event), answer },
    ...{ rule: fromSources(record.title), place: place.inWords },
  });
}

/**
 * The last days in a country's regions, each with all its readings, earliest first; null where
 * the rule does not depend on the region, or the regions agree.
 */
function regionalEnds(question: TermQuestion, { end, earliest }: CountedTerm) {
  const { record, place } = question;
  if (record.regions !== 'asked' || place.region !== null) return null;
  const { t, longDate } = place.locale;
  const found = regionsOf(place).map((region) => {
    const counted = countTerm({ ...question, place: region });
    return { region, counted: isFinding(counted) ? null : counted };
  });
  if (found.every(({ counted }) => counted?.end === end && counted.earliest === earliest)) {
    return null;
  }
  const answers = groupAnswers(
    found.map(({ region, counted }) => ({
      ...{ place: region, works: null, because: '' },
      value: counted?.end ?? NO_DATE,
      words: counted === null ? t.byRegion.noDate : longDate(counted.end),
    })),
  );
  const days = found.flatMap(({ counted }) =>
    counted === null ? [] : [counted.earliest, counted.latest],
  );
  return { answers, days: [...new Set(days)].sort((one, other) => one - other) };
}

/**
 * The earliest day under every reading and in every region, then the reasons for the others; null
 * where there is only one.
 */
function safeDay(
  { place }: TermQuestion,
  { earliest, latest }: CountedTerm,
  regional: ReturnType<typeof regionalEnds>,
) {
  const { t, say, eitherWords, longDate } = place.locale;
  const days = regional?.days ?? [];
  const day = Math.min(earliest, ...days);
  if (latest === day && days.every((each) => each === day)) return null;
  const { safe, safeReadings, safeRegions } = t.term;
  return {
    day: say(safe, { date: longDate(day) }),
    why: [
      ...(earliest === latest ? [] : [say(safeReadings, { dates: longDate(latest) })]),
      ...(regional === null ? [] : [say(safeRegions, { dates: eitherWords(days.map(longDate)) })]),
    ],
  };
}

function localizedReadings({ record, place }: TermQuestion, { readings, end }: CountedTerm) {
  return readings
    .map(({ reading, end: day }) => {
      const said = record.readings.find(({ reading: id }) => id === reading.id);
      return {
        ...{ day, prevails: reading.prevails, isOurs: day === end },
        says: place.locale.fromSources(reading.says),
        citations: (said?.cite ?? []).flatMap((id) => record.citations[id] ?? []),
      };
    })
    .sort((one, other) => one.day - other.day);
}
