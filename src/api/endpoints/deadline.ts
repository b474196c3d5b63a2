import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import type { Slice } from '../../calendar/questions.ts';
import { isWithin, SUPPORTED_RANGE } from '../../calendar/supported-range.ts';
import { countTerm } from '../../question/count-term.ts';
import type { Finding } from '../../question/finding.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import { isFinding, readOpening, readPeriod } from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import type { Deadline } from '../../terms/deadline.ts';
import { countsIn, skippedHolidays } from '../../terms/place-rule.ts';
import type { StepKind, TermStep } from '../../terms/steps.ts';
import type { TermPeriod } from '../../terms/term-rule.ts';
import type { Answer } from '../outcome.ts';
import type { PreparedCalendar, PreparedCountry } from '../prepared-data.ts';
import type { PreparedRule, PreparedRules, RuleInPlace, StepTexts } from '../prepared-rules.ts';
import { asciiJson, cutRecords, dateText, extraBytesOf } from '../prepared-text.ts';
import type { Endpoint } from './endpoint.ts';

/** Contract 4.6. */
export const deadlineEndpoint: Endpoint<'rule' | 'date' | 'period' | 'country' | 'region'> = {
  name: 'deadline',
  parameters: QUESTION_TABLE.deadline,
  required: requiredOf(QUESTION_TABLE.deadline),
  answer(data, values) {
    const opening = readOpening(data, values, this.required, readPeriod(values.period));
    if (isFinding(opening)) return opening;
    const { start: event, length: period, prepared: asked } = opening;
    const rule = readRule(data.rules, values.rule, asked);
    if (isFinding(rule)) return rule;
    // The calendar was found in this country, so the country exists.
    const country = data.countries.get(asked.calendar.country) as PreparedCountry;
    const place = rule.in(country, asked);
    const found = countTerm(rule.facts, place.placed.table, event, period, asked.calendar.range);
    if ('code' in found) return found;
    return answerOf(rule, place, event, period, values.period as string, found);
  },
};

/** A rule that counts in a place. */
function readRule(
  rules: PreparedRules,
  id: Value,
  { calendar: { country, region } }: PreparedCalendar,
): PreparedRule | Finding {
  const found = id === null ? undefined : rules.find(id);
  if (found === undefined) {
    const facts = { since: rules.since, rule: null, refused: null };
    const term = { example: rules.exampleIn(country), ...facts };
    return { code: 'invalid_rule', parameter: 'rule', within: null, term };
  }
  const { facts: term } = found;
  if (countsIn(term.rule, country, region)) return found;
  const parameter = term.rule.countries.includes(country) ? 'region' : 'country';
  return { code: 'rule_not_for_place', parameter, within: null, term };
}

function answerOf(
  rule: PreparedRule,
  place: RuleInPlace,
  event: DayNumber,
  period: TermPeriod,
  /** A period has one form, so this is how it was asked. */
  written: string,
  deadline: Deadline,
): Answer {
  const { end, earliest, latest } = deadline;
  const skipped = skippedHolidays(place.placed, deadline, period);
  const records = period.isBack ? place.backward : place.forward;
  const text = `${place.head}${dateText(event)},"period":"${written}${place.where}${dateText(end)},"earliest":${dateText(earliest)},"latest":${dateText(latest)},"date_accuracy":"${accuracyOf(place, period, skipped)}","steps":[${writeSteps(rule.steps[period.unit], deadline.steps)}],"holidays_skipped":${cutRecords(records, skipped)},"readings":[${writeReadings(deadline)}${rule.tail}`;
  return {
    text,
    bytes: text.length + rule.extraBytes + extraBytesOf(records, skipped),
    // The rest of the answer follows from the release, the rule, the place and the question.
    etag: `"${place.stamp}${FORM}-${event}.${written}.${end}.${earliest}.${latest}.${deadline.steps.length}"`,
  };
}

/** The form of the answers: a strong tag changes with it. */
const FORM = '1';

function accuracyOf({ placed }: RuleInPlace, { isBack }: TermPeriod, skipped: Slice): string {
  const { holidays } = isBack ? placed.backward : placed.forward;
  for (let index = skipped.from; index < skipped.to; index += 1) {
    if ((holidays[index] as Holiday).accuracy === 'estimated') return 'estimated';
  }
  return 'exact';
}

function writeSteps(texts: StepTexts, steps: readonly TermStep[]): string {
  let text = '';
  for (const { step, date, until, days, because } of steps) {
    const { open, plain, close } = texts[because ?? (step as Exclude<StepKind, 'moved'>)];
    text +=
      until === null && days === 0
        ? open + dateText(date) + plain
        : `${open}${anyDateText(date)},"until":${until === null ? 'null' : anyDateText(until)},"days":${days}${close}`;
  }
  return text;
}

/** A standstill may begin before the range. */
function anyDateText(day: DayNumber): string {
  return isWithin(day, SUPPORTED_RANGE) ? dateText(day) : `"${formatIsoDate(day)}"`;
}

function writeReadings({ readings }: Deadline): string {
  return readings
    .map(
      ({ reading: { id, says, prevails }, end }) =>
        `{"reading":"${id}","says":${asciiJson(says)},"end_date":${dateText(end)},"prevails":${prevails}}`,
    )
    .join(',');
}
