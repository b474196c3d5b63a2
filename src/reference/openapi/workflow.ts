import { INTERFACE_VERSION } from '../../api/endpoints/endpoint-table.ts';

/** A header parameter that sends the key of the workflow's input. */
const KEY = { name: 'Authorization', in: 'header', value: 'Bearer {$inputs.key}' };
const COUNTRY = { name: 'country', in: 'query', value: '$steps.countries.outputs.country' };

const query = (name: string, value: string | number) => ({ name, in: 'query', value });
const ok = { condition: '$statusCode == 200' };

/**
 * An Arazzo workflow that anybody can run against an instance of the service: the five
 * operations in turn, and the counting law over them, count(d, add(d, n)) = n.
 */
export function createWorkflow(openApiUrl: string): object {
  return {
    arazzo: '1.0.1',
    info: {
      title: 'Redletter: the counting law',
      version: INTERFACE_VERSION,
      description:
        'Asks every endpoint once, each with what the one before answered, and checks that counting to where adding leads gives the number that was added.',
    },
    sourceDescriptions: [{ name: 'redletter', type: 'openapi', url: openApiUrl }],
    workflows: [
      {
        workflowId: 'counting-law',
        summary: 'Countries, holidays, is, add, count, and the law.',
        inputs: {
          type: 'object',
          properties: {
            key: { type: 'string', format: 'password', description: 'An API key of any plan.' },
          },
          required: ['key'],
        },
        steps: [
          {
            stepId: 'countries',
            description: 'The first country of the list is the one asked about.',
            operationId: '$sourceDescriptions.redletter.listCountries',
            parameters: [KEY],
            successCriteria: [ok],
            outputs: { country: '$response.body#/countries/0/code' },
          },
          {
            stepId: 'holidays',
            description: 'Its first holiday of 2026.',
            operationId: '$sourceDescriptions.redletter.listHolidays',
            parameters: [KEY, COUNTRY, query('year', 2026)],
            successCriteria: [ok, { condition: '$response.body#/year == 2026' }],
            outputs: { holiday: '$response.body#/holidays/0/date' },
          },
          {
            stepId: 'is',
            description: 'A holiday is no business day.',
            operationId: '$sourceDescriptions.redletter.isBusinessDay',
            parameters: [KEY, COUNTRY, query('date', '$steps.holidays.outputs.holiday')],
            successCriteria: [ok, { condition: '$response.body#/is_business_day == false' }],
            outputs: { next: '$response.body#/next_business_day' },
          },
          {
            stepId: 'add',
            description: 'Ten business days on from the holiday.',
            operationId: '$sourceDescriptions.redletter.addBusinessDays',
            parameters: [
              KEY,
              COUNTRY,
              query('date', '$steps.holidays.outputs.holiday'),
              query('days', 10),
            ],
            successCriteria: [ok, { condition: '$response.body#/business_days_added == 10' }],
            outputs: {
              start: '$response.body#/start_date',
              end: '$response.body#/end_date',
              days: '$response.body#/business_days_added',
            },
          },
          {
            stepId: 'count',
            description: 'The law: counting to the end gives the days that were added.',
            operationId: '$sourceDescriptions.redletter.countBusinessDays',
            parameters: [
              KEY,
              COUNTRY,
              query('start', '$steps.add.outputs.start'),
              query('end', '$steps.add.outputs.end'),
            ],
            successCriteria: [
              ok,
              { condition: '$response.body#/business_days == $steps.add.outputs.days' },
            ],
          },
        ],
      },
    ],
  };
}
