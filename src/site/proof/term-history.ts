import { buildDataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { concerns } from '../changes/change-log.ts';
import { plain } from '../languages/told.ts';
import { placeAs, placeByKey } from '../places/places.ts';
import {
  type CountedTerm,
  countTerm,
  type TermQuestion,
  termQuestion,
} from '../terms/counted-term.ts';
import { termSentence } from '../terms/term-answer.ts';
import {
  type AnswerHistory,
  artifactIn,
  type GivenAnswer,
  historyOf,
  isSameCountry,
} from './history.ts';

/**
 * How releases have counted a term.
 * @param releases oldest first; the last of them has an answer.
 */
export function termHistory(question: TermQuestion, releases: readonly Release[]): AnswerHistory {
  const { record, place } = question;
  const { country } = place.calendar;
  return historyOf(
    {
      ask: (release) => askRelease(question, release),
      isSame: (one, other) =>
        isSameCountry(country, one, other) && settingsIn(one, record) === settingsIn(other, record),
      // A rule that takes regions together is touched by a change in any of them.
      concerns: (change) =>
        record.regions === 'asked'
          ? concerns(change, place)
          : change.country === place.artifact.country,
      rule: record.rule,
    },
    releases,
  );
}

/** What a release answers; null when it has no such rule or calendar, or not these dates. */
function askRelease(asked: TermQuestion, release: Release): GivenAnswer | null {
  const record = recordIn(release, asked.record);
  const artifact = artifactIn(release, asked.place.artifact.country);
  if (record === undefined || artifact === undefined) return null;
  const dataSet = buildDataSet({ ...release, countries: [artifact], money: [] });
  const found = placeByKey(dataSet, asked.place.key);
  if (found === null) return null;
  const place = placeAs(found, asked.place.speech);
  if (!isWithin(asked.event, place.calendar.range)) return null;
  const question = termQuestion(dataSet, { ...asked, record, place });
  const counted = countTerm(question);
  return isFinding(counted) ? null : givenBy(question, counted);
}

function givenBy(question: TermQuestion, counted: CountedTerm): GivenAnswer {
  const { place, event } = question;
  const { end, earliest, latest, skipped, isEstimated } = counted;
  const words = place.speech.longDate(end);
  return {
    ...{ place, words },
    sentence: plain(termSentence(question, words)),
    ...{ value: formatIsoDate(end), day: end },
    key: `${earliest} ${end} ${latest} ${isEstimated ? 'estimated' : 'settled'}`,
    first: Math.min(event, earliest),
    last: Math.max(event, latest),
    estimated: skipped.filter(({ accuracy }) => accuracy === 'estimated'),
  };
}

function recordIn({ rules }: Release, { rule }: RuleRecord): RuleRecord | undefined {
  return rules.find((record) => record.rule === rule);
}

/** A rule of a release as text: what is the same in both counts the same. */
function settingsIn(release: Release, asked: RuleRecord): string {
  return JSON.stringify(recordIn(release, asked) ?? null);
}
