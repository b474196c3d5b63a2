import type { Endpoint, EndpointName } from '../api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../api/endpoints/endpoint-table.ts';
import { errorReply } from '../api/error-reply.ts';
import type { ErrorCode } from '../api/error-table.ts';
import { type ApiReply, type Gate, type Limits, type Spent, UNAVAILABLE } from '../api/message.ts';
import type { PinOptions } from '../api/pins/pins.ts';
import { createService } from '../api/service.ts';
import type { DataSet } from '../artifact/data-set.ts';
import { ownErrors, type RuleCode } from './endpoint-errors.ts';
import { type ExampleRequest, spoil } from './example-request.ts';

/** A request and the reply of the service, from the release that the reference is built with. */
export interface Example {
  readonly request: ExampleRequest;
  readonly reply: ApiReply;
  /** Whether anybody gets this reply; false if it takes a special state of the service. */
  readonly repeatable: boolean;
}

type PerCode = Readonly<Partial<Record<ErrorCode, Example>>>;

export interface Examples {
  readonly answers: Readonly<Record<EndpointName, readonly Example[]>>;
  /** By endpoint: the errors that its own parameters can cause. */
  readonly refusals: Readonly<Record<EndpointName, PerCode>>;
  /** One for each code; in a release without term rules, not for those about a rule. */
  readonly errors: Readonly<Record<Exclude<ErrorCode, RuleCode>, Example>> & PerCode;
  /** A question answered by the first release. */
  readonly pinned: Example;
}

function ask(summary: string, endpoint: EndpointName, query = ''): ExampleRequest {
  const asked = Object.fromEntries(new URLSearchParams(query));
  return { summary, method: 'GET', path: `/v1/${endpoint}`, query: asked, caller: 'paid' };
}

/** The questions to each endpoint, by query. */
const ANSWERS: Readonly<Record<EndpointName, Readonly<Record<string, string>>>> = {
  'is-business-day': {
    'date=2026-07-03&country=US': 'A Friday off for a Saturday holiday',
    'date=2026-11-30&country=GB&region=SCT': 'A regional holiday',
  },
  'add-business-days': {
    'date=2026-12-24&country=GB&days=2': 'Two business days over Christmas',
    'date=2026-07-08&country=US&days=-5': 'Five business days back',
  },
  'count-business-days': {
    'start=2026-12-24&end=2027-01-04&country=GB': 'From one date to a later one',
    'start=2026-07-06&end=2026-07-02&country=US': 'Backward: the count is negative',
  },
  holidays: {
    'country=GB&year=2026': 'A year of the national calendar',
    'country=DE&year=2026&region=BY': 'A year of a region',
  },
  countries: { '': 'Every supported country' },
  deadline: {
    'rule=de-bgb-187-193&date=2026-03-06&period=P1M&country=DE':
      'A month that ends on Easter Monday',
  },
  'deadline-rules': { 'country=SG': 'The rules of a country' },
};

function askedOf(name: EndpointName) {
  const questions = Object.entries(ANSWERS[name]);
  return questions.map(([query, summary]) => ask(summary, name, query)) as [ExampleRequest];
}

const [FRIDAY_OFF] = askedOf('is-business-day');
const [COUNTRIES] = askedOf('countries');
const PINNED = ask('Asked of the first release', 'is-business-day', 'date=2026-12-28&country=GB');

/** Refused requests, as examples for the error codes that belong to no single endpoint. */
const REFUSED: Readonly<Partial<Record<ErrorCode, ExampleRequest>>> = {
  bad_request: {
    ...FRIDAY_OFF,
    summary: 'Another word for region',
    query: { ...FRIDAY_OFF.query, state: 'CA' },
  },
  not_found: { ...COUNTRIES, summary: 'A trailing slash', path: '/v1/countries/' },
  method_not_allowed: { ...COUNTRIES, summary: 'Another method', method: 'POST' },
  unauthorized: { ...COUNTRIES, summary: 'No key', caller: 'nobody' },
  invalid_data_version: { ...PINNED, summary: 'An unknown release', pin: 'newest' },
};

/** States of the gate that cause an error. */
const STATES: Readonly<Partial<Record<ErrorCode, (limits: ExampleLimits) => Partial<Gate>>>> = {
  service_unavailable: () => ({ identify: () => UNAVAILABLE }),
  rate_limited: (limits) => ({ spend: () => refuse('rate_limited', limits) }),
  monthly_limit_reached: (limits) => ({ spend: () => refuse('monthly_limit_reached', limits) }),
  internal_error: () => ({
    spend: () => {
      throw new Error('an example');
    },
  }),
};

/** The limits of an account that has used them up. */
export type ExampleLimits = Readonly<Record<'bucket' | 'month', Limits>>;

function refuse(code: 'rate_limited' | 'monthly_limit_reached', of: ExampleLimits): Spent {
  const { month } = of;
  const limits = code === 'rate_limited' ? of.bucket : month;
  return { ok: false, code, limits, month, retryAfterSeconds: limits.resetSeconds };
}

/** Fixed, so that every build makes the same pages. */
const REQUEST_ID = '019a9f3c-5e00-7a3b-8c1d-2e4f60718293';

/**
 * Runs every example against a release.
 * @param releases its chain; one example pins the first release of it.
 * @param siteUrl the origin of links in messages.
 */
export async function runExamples(
  dataSet: DataSet,
  releases: PinOptions['releases'],
  limits: ExampleLimits,
  siteUrl: string,
): Promise<Examples> {
  const rest = () => Promise.resolve();
  // With this clock, no date to pin lies in the future.
  const wallMillis = () => Number.MAX_SAFE_INTEGER;
  const run = async (request: ExampleRequest, state: Partial<Gate> = {}): Promise<Example> => {
    const gate: Gate = { ...openGate(limits), ...state };
    const realm = 'Redletter';
    const service = createService({ dataSet, releases, rest, wallMillis, gate, realm });
    const { method, path, caller, pin } = request;
    const reply = await service.answer({
      ...{ requestId: REQUEST_ID, clientRequestId: [], method, path, siteUrl },
      query: new URLSearchParams(request.query).toString(),
      authorization: caller === 'nobody' ? [] : [caller],
      ifNoneMatch: null,
      dataVersion: pin === undefined ? [] : [pin],
    });
    return { request, reply, repeatable: Object.keys(state).length === 0 };
  };
  const replies: (readonly [EndpointName, readonly Example[], PerCode])[] = [];
  for (const endpoint of ENDPOINTS as readonly Endpoint[]) {
    const { name } = endpoint;
    const [first, ...others] = askedOf(name);
    const answers = await Promise.all([first, ...others].map((request) => run(request)));
    const refusals: Partial<Record<ErrorCode, Example>> = {};
    for (const code of ownErrors(endpoint)) {
      const example = await run(spoil(first, code, endpoint));
      if (example.reply.code === code) refusals[code] = example;
    }
    // A release without term rules has no answer about deadlines.
    const isAnswer = ({ reply }: Example) => reply.status === 200 || !name.startsWith('deadline');
    replies.push([name, answers.filter(isAnswer), refusals]);
  }
  const errors: Partial<Record<ErrorCode, Example>> = {
    // The transport sends this error before the contract sees the request.
    https_required: {
      request: { ...FRIDAY_OFF, summary: 'Plain HTTP from afar' },
      reply: errorReply(
        { requestId: REQUEST_ID, method: 'GET', clientRequestId: [], siteUrl },
        'https_required',
      ),
      repeatable: false,
    },
  };
  for (const [code, request] of Object.entries(REFUSED)) {
    errors[code as ErrorCode] = await run(request);
  }
  for (const [code, state] of Object.entries(STATES)) {
    errors[code as ErrorCode] = await run(FRIDAY_OFF, state(limits));
  }
  // The first endpoint that has a code shows it; a test finds any code without one.
  for (const [, , refused] of replies) Object.assign(errors, { ...refused, ...errors });
  const pin = releases.chain[0]?.manifest.data_version ?? dataSet.dataVersion;
  return {
    answers: Object.fromEntries(replies) as Examples['answers'],
    refusals: Object.fromEntries(
      replies.map(([name, , refused]) => [name, refused]),
    ) as Examples['refusals'],
    errors: errors as Examples['errors'],
    pinned: await run({ ...PINNED, pin }),
  };
}

function openGate({ bucket, month }: ExampleLimits): Gate {
  return {
    identify: ([who]) =>
      who === undefined
        ? 'missing'
        : { keyId: 'key_example', account: 'example', regions: who === 'paid' },
    spend: () => ({
      ok: true,
      limits: { limit: bucket.limit, remaining: bucket.limit - 1, resetSeconds: 0 },
      month: { ...month, remaining: month.limit - 1 },
    }),
  };
}
