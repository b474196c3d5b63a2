import { ENDPOINT_BY_PATH } from '../../api/endpoints/endpoint-table.ts';
import { prepareData } from '../../api/prepared-data.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { readQuery } from '../../question/read-query.ts';
import { writePeriod } from '../../terms/term-rule.ts';
import type { Question } from '../calculator/calculator-form.ts';
import { regionQuery } from '../places/places.ts';
import type { AnyQuestion } from './answer-address.ts';

/** The API call that gives the same answer, from the root. */
export function apiCall(question: AnyQuestion): string {
  const { place } = question;
  const calendar = `country=${place.artifact.country}${regionQuery(place)}`;
  switch (question.op) {
    case 'add':
      return `/v1/add-business-days?date=${formatIsoDate(question.start)}&days=${question.days}&${calendar}`;
    case 'count':
      return `/v1/count-business-days?start=${formatIsoDate(apiStart(question))}&end=${formatIsoDate(question.end)}&${calendar}`;
    case 'is':
      return `/v1/is-business-day?date=${formatIsoDate(question.day)}&${calendar}`;
    case 'deadline':
      return `/v1/deadline?rule=${question.record.rule}&date=${formatIsoDate(question.event)}&period=${writePeriod(question.period)}&${calendar}`;
    default:
      return question satisfies never;
  }
}

/**
 * The start for which the API gives the same number. If the start date counts too, that is the
 * neighbouring date outside the span, unless the range ends at the start.
 */
function apiStart({
  start,
  end,
  countsStart,
  range,
}: Extract<Question, { op: 'count' }>): DayNumber {
  const before = start <= end ? start - 1 : start + 1;
  return countsStart && isWithin(before, range) ? before : start;
}

/**
 * The body that `/v1` sends for a question, by a release.
 * @throws RangeError where the question has no answer.
 */
export function apiBody(question: AnyQuestion, dataSet: DataSet): unknown {
  const [path = '', query = ''] = apiCall(question).split('?');
  const endpoint = ENDPOINT_BY_PATH.get(path);
  const outcome = endpoint?.answer(prepareData(dataSet), readQuery(query, endpoint.parameters));
  if (outcome === undefined || isFinding(outcome)) {
    throw new RangeError('the question has no answer');
  }
  return JSON.parse(outcome.text);
}
