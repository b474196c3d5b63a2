import type { DataSet } from '../../artifact/data-set.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { groupAnswers, NO_DATE } from '../calculator/by-region.ts';
import type { Told } from '../languages/told.ts';
import { regionsOf } from '../places/where-off.ts';
import { type CountedTerm, countTerm, type TermQuestion, termQuestion } from './counted-term.ts';
import { toldSteps } from './term-steps.ts';
import { traceTerm } from './term-trace.ts';
import { limitsTold, periodWords, ruleTold } from './term-words.ts';

/** A day that is early enough under every reading and in every region. */
export type SafeDay = NonNullable<ReturnType<typeof safeDay>>;

/** A last day in words. */
export type TermAnswer = ReturnType<typeof termAnswer>;

/** Puts a counted term into words. */
export function termAnswer(dataSet: DataSet, question: TermQuestion, counted: CountedTerm) {
  const { record, event, period, place } = question;
  const { t, say, tell, fullDate, longDate } = place.speech;
  const amount = periodWords(record, period, place.speech);
  const answer = longDate(counted.end);
  const asked = { period: amount, date: longDate(event), rule: ruleTold(record, place.speech) };
  const inPlace = { ...asked, place: place.inWords };
  const { isBack } = period;
  const found = regionalEnds(dataSet, question, counted);
  return {
    ...counted,
    question,
    // "Tuesday 21 April 2026".
    answer,
    // "20 working days after 20 March 2026, by … (United Kingdom)".
    about: tell(isBack ? t.term.aboutBefore : t.term.aboutAfter, { ...asked, place: place.name }),
    asked: tell(isBack ? t.term.askedBefore : t.term.askedAfter, inPlace),
    // Without a full stop.
    sentence: termSentence(question, answer),
    title: say(isBack ? t.term.titleBefore : t.term.titleAfter, {
      ...{ answer, period: amount, date: fullDate(event) },
    }),
    safe: safeDay(question, counted, found),
    told: toldSteps(question, counted),
    trace: traceTerm(question, counted),
    // A label for the days that a picture leaves out.
    summary: say(t.answer.summary, {
      days: say(t.amounts.days, { n: Math.abs(counted.end - event) }),
      holidays: say(t.amounts.holidays, { n: counted.skipped.length }),
    }),
    // Null where a region is named, none matters, or all agree.
    byRegion: found?.answers ?? null,
    // By day; empty where all readings give the same day.
    ways: toldReadings(question, counted),
    limits: limitsTold(record, place.speech),
  };
}

/** Question and answer in one sentence, without a full stop. */
export function termSentence({ record, event, period, place }: TermQuestion, words: string): Told {
  const { t, tell, longDate } = place.speech;
  return tell(period.isBack ? t.term.sentenceBefore : t.term.sentenceAfter, {
    period: periodWords(record, period, place.speech),
    ...{ date: longDate(event), answer: words },
    ...{ rule: ruleTold(record, place.speech), place: place.inWords },
  });
}

/**
 * The last days in a country's regions, each with all its readings, earliest first; null where
 * the rule does not depend on the region, or the regions agree.
 */
function regionalEnds(dataSet: DataSet, question: TermQuestion, { end, earliest }: CountedTerm) {
  const { record, place } = question;
  if (record.regions !== 'asked' || place.region !== null) return null;
  const { t, longDate } = place.speech;
  const found = regionsOf(place).map((region) => {
    const counted = countTerm(termQuestion(dataSet, { ...question, place: region }));
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

/** The earliest of all last days, with the reason for the others; null where there is only one. */
function safeDay(
  { place }: TermQuestion,
  { earliest, latest }: CountedTerm,
  regional: ReturnType<typeof regionalEnds>,
) {
  const { t, say, eitherWords, longDate } = place.speech;
  const days = regional?.days ?? [];
  const day = Math.min(earliest, ...days);
  if (latest === day && days.every((each) => each === day)) return null;
  const regions = { dates: eitherWords(days.map(longDate)) };
  const why = [
    ...(earliest === latest ? [] : [say(t.term.safeReadings, { dates: longDate(latest) })]),
    ...(regional === null ? [] : [say(t.term.safeRegions, regions)]),
  ];
  return { day, why };
}

function toldReadings({ record, place }: TermQuestion, { readings, end }: CountedTerm) {
  return readings
    .map(({ reading, end: day }) => {
      const said = record.readings.find(({ reading: id }) => id === reading.id);
      return {
        ...{ day, prevails: reading.prevails, isOurs: day === end },
        says: place.speech.fromSources(reading.says),
        citations: (said?.cite ?? []).flatMap((id) => record.citations[id] ?? []),
      };
    })
    .sort((one, other) => one.day - other.day);
}
