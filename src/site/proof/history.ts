import { calendarOf, rangeOf } from '../../artifact/calendars.ts';
import { buildDataSet, type DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleChange, RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { Change, CountryArtifact } from '../../artifact/schema.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { calculate, isFault } from '../calculator/calculation.ts';
import { estimatedIn, restsOn } from '../calculator/estimates.ts';
import type { AnyQuestion, Question, TermQuestion } from '../calculator/question.ts';
import { changeLog, concerns } from '../changes/change-log.ts';
import { changeInWords } from '../changes/change-title.ts';
import { factLog } from '../changes/fact-log.ts';
import { knownDay } from '../known-day.ts';
import { ENGLISH_LOCALE } from '../languages/locale.ts';
import { type Localized, plain } from '../languages/localized.ts';
import { countryOf, nameCalendar, placeAs, placeByKey } from '../places/places.ts';
import { countTerm } from '../terms/counted-term.ts';
import { termSentence } from '../terms/term-page.ts';

/**
 * How a question was answered over time, oldest first, beginning with the first release that had
 * an answer. Each later entry is a move; the number of moves is the sequence of the answer
 * (Contract 22.3).
 */
export type AnswerHistory = readonly HeldAnswer[];

/** An answer, the release that gave it first, and what changed in that release. */
interface HeldAnswer extends ReturnType<typeof causesOf> {
  readonly since: Release;
  /** Null where the release has no such calendar, or not these dates. */
  readonly given: GivenAnswer | null;
}

/** The answer of one release to a question. */
export type GivenAnswer = NonNullable<ReturnType<typeof answerIn>>;

/**
 * Asks every release in turn. A move changes the date, the number or the reason, or whether the
 * answer is settled; names and laws do not count. Where a country is the same as in the release
 * before, so is its answer: 50 calendars take 2 ms.
 * @param releases oldest first; the last of them has an answer.
 */
export function answerHistory(question: AnyQuestion, releases: readonly Release[]): AnswerHistory {
  const history: HeldAnswer[] = [];
  for (const [index, since] of releases.entries()) {
    const before = releases[index - 1];
    if (before !== undefined && isSame(question, before, since)) continue;
    const given = answerIn(question, since);
    const last = history.at(-1);
    if (last === undefined) {
      if (given !== null) history.push({ since, given, changes: [], facts: [], rules: [] });
    } else if (given?.key !== last.given?.key) {
      history.push({ since, given, ...causesOf(question, since, [last.given, given]) });
    }
  }
  return history;
}

/** The current answer, and the release that last changed it. */
export function standingAnswer(history: AnswerHistory) {
  const { since, given } = history.at(-1) ?? {};
  if (since === undefined || given == null) throw new RangeError('the last release has no answer');
  return { release: since, answer: given };
}

/** Whether two releases have the same country, range and rule, and so the same answer. */
function isSame(question: AnyQuestion, one: Release, other: Release): boolean {
  const { country } = question.place.calendar;
  return (
    artifactIn(one, country) === artifactIn(other, country) &&
    one.manifest.first === other.manifest.first &&
    one.manifest.last === other.manifest.last &&
    (question.op !== 'deadline' ||
      JSON.stringify(ruleIn(one, question)) === JSON.stringify(ruleIn(other, question)))
  );
}

function artifactIn({ countries }: Release, code: string): CountryArtifact | undefined {
  return countries.find(({ country }) => country === code);
}

/** The rule of a question as a release has it; undefined where it has none. */
export function ruleIn({ rules }: Release, { record }: TermQuestion): RuleRecord | undefined {
  return rules.find(({ rule }) => rule === record.rule);
}

function answerIn(asked: AnyQuestion, release: Release) {
  const artifact = artifactIn(release, asked.place.artifact.country);
  if (artifact === undefined) return null;
  return asked.op === 'deadline'
    ? termIn(asked, release, artifact)
    : calculationIn(asked, release, artifact);
}

function calculationIn(asked: Question, { manifest }: Release, artifact: CountryArtifact) {
  const { region } = asked.place.calendar;
  if (region !== null && !artifact.regions.some(({ code }) => code === region)) return null;
  const calendar = calendarOf(artifact, region, rangeOf(manifest));
  const dates =
    'day' in asked ? [asked.day] : [asked.start, 'end' in asked ? asked.end : asked.start];
  if (!dates.every((day) => isWithin(day, calendar.range))) return null;
  const place = placeAs(nameCalendar(artifact, calendar), asked.place.locale);
  const question = { ...asked, place };
  const result = calculate(question);
  if (isFault(result)) return null;
  const { answer, businessDays, sentence, to } = result;
  const estimated = estimatedIn(question, result);
  const value = { add: formatIsoDate(to), count: businessDays, is: answer }[question.op];
  return {
    // The place has that release's names; `sentence` is without a full stop.
    ...{ place, estimated, value, words: answer, sentence },
    // Null where the answer is not a date.
    day: question.op === 'add' ? to : null,
    // Equal for equal answers; names and laws do not affect it.
    key: `${value} ${estimated.length > 0 ? 'estimated' : 'settled'}`,
    // The dates that the answer rests on; both ends included.
    ...restsOn(question, result),
  };
}

function termIn(asked: TermQuestion, release: Release, artifact: CountryArtifact) {
  const record = ruleIn(release, asked);
  if (record === undefined) return null;
  const dataSet = buildDataSet({ ...release, countries: [artifact], money: [] });
  const found = placeByKey(dataSet, asked.place.key);
  if (found === null || !isWithin(asked.event, found.calendar.range)) return null;
  const place = placeAs(found, asked.place.locale);
  const question = { ...asked, record, place, country: countryOf(dataSet, place) };
  const counted = countTerm(question);
  if (isFinding(counted)) return null;
  const { end, earliest, latest, estimated } = counted;
  const words = place.locale.longDate(end);
  return {
    ...{ place, estimated, value: formatIsoDate(end), words, day: end },
    sentence: plain(termSentence(question, words)),
    key: `${earliest} ${end} ${latest} ${estimated.length > 0 ? 'estimated' : 'settled'}`,
    first: Math.min(asked.event, earliest),
    last: Math.max(asked.event, latest),
  };
}

/** Changes of facts that move an answer, and changes that bring an answer or take it away. */
const OF_ITS_DAYS = /^weekend_days$/;
const OF_A_CALENDAR = /^(?:weekend_days|first|last|held_until|regions › .*)$/;

/** What a release changed between one answer and the other, on the dates of both. */
function causesOf(
  question: AnyQuestion,
  release: Release,
  answers: readonly (GivenAnswer | null)[],
) {
  const sides = answers.filter((side) => side !== null);
  const first = Math.min(...sides.map((side) => side.first));
  const last = Math.max(...sides.map((side) => side.last));
  const { country } = question.place.artifact;
  const record = question.op === 'deadline' ? question.record : null;
  // A rule that takes all regions together changes with any of them.
  const isConcerned = (change: Change): boolean =>
    record === null || record.regions === 'asked'
      ? concerns(change, question.place)
      : change.country === country;
  const isOnTheWay = (date: string | undefined): boolean =>
    date !== undefined && knownDay(date) >= first && knownDay(date) <= last;
  return {
    changes: changeLog([release]).filter(
      ({ change }) =>
        isConcerned(change) &&
        changesAnswers(change) &&
        (isOnTheWay(change.before?.date) || isOnTheWay(change.after?.date)),
    ),
    facts: factLog([release]).filter(
      ({ fact }) =>
        (fact.country === null || fact.country === country) &&
        (sides.length < 2 ? OF_A_CALENDAR : OF_ITS_DAYS).test(fact.where),
    ),
    rules: release.changes.rules.filter(({ rule, answers }) => rule === record?.rule && answers),
  };
}

/** Whether a date or its accuracy changed, not only a name. */
function changesAnswers({ before, after }: Change): boolean {
  return before?.date !== after?.date || before?.date_accuracy !== after?.date_accuracy;
}

export interface LocalizedReason {
  readonly title: Localized;
  /** Why the past was changed; null for future dates. */
  readonly reason: string | null;
  readonly sources: Change['sources'];
}

/**
 * Tells every answer, oldest first.
 * @param dataSet for names in the language of the page; null for files, which are in English.
 */
export function tellHistory(history: AnswerHistory, dataSet: DataSet | null = null) {
  const locale = history[0]?.given?.place.locale ?? ENGLISH_LOCALE;
  const { t, say } = locale;
  return history.map(({ since, given, changes, facts, rules }, index) => ({
    ...{ since, given },
    // "Tuesday 12 January 2027, which may still move".
    words:
      given === null
        ? t.moved.none
        : given.estimated.length === 0
          ? given.words
          : say(t.moved.mayMove, { answer: given.words }),
    // The release that ended the answer; null for the last answer.
    until: history[index + 1]?.since.manifest.data_version ?? null,
    reasons: [
      ...rules.map((rule) => ({ title: ruleChangeTitle(rule), reason: rule.reason, sources: [] })),
      ...facts.map(({ title, fact }) => ({ title, reason: fact.reason, sources: [] })),
      ...changes.map(({ title, change }): LocalizedReason => {
        const { reason, sources } = change;
        const localized = dataSet === null ? title : changeInWords(dataSet, change, locale);
        return { title: localized, reason, sources };
      }),
    ],
  }));
}

/** "gb-foia-10: units › D › longest, 20 → 60", as the release writes it. */
function ruleChangeTitle({ rule, kind, where, before, after }: RuleChange): string {
  if (where === null) return `${rule}: ${kind}`;
  return `${rule}: ${where}, ${before ?? '–'} → ${after ?? '–'}`;
}
