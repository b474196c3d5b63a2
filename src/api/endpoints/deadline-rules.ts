import { QUESTION_TABLE } from '../../question/question-table.ts';
import { isFinding, readCalendar } from '../../question/read-parameters.ts';
import type { Endpoint } from './endpoint.ts';

/** Contract 4.7. */
export const deadlineRulesEndpoint: Endpoint<'country'> = {
  name: 'deadline-rules',
  parameters: QUESTION_TABLE.deadlineRules,
  required: [],
  answer(data, { country }) {
    if (country === null) return data.rules.list(null);
    const prepared = readCalendar(data.countries, country, null);
    return isFinding(prepared) ? prepared : data.rules.list(prepared.calendar.country);
  },
};
