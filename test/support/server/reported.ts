import type { ReportedReply, ReportedRequest } from '../../../src/server/watch/reporter.ts';

/** The log entry of an answered request. */
export const ASKED: ReportedRequest = {
  requestId: '019a0000-0000-7000-8000-000000000000',
  method: 'GET',
  lane: 'api',
  address: '192.0.2.1',
};
export const REPLY: ReportedReply = {
  route: 'countries',
  keyId: 'key_a',
  account: 'acme',
  status: 200,
  code: null,
  bytes: 1_234,
};

/** The log entry of a request that could not be parsed. */
export const UNREADABLE: ReportedRequest = { ...ASKED, method: '', lane: 'none' };
export const REFUSAL: ReportedReply = {
  ...REPLY,
  route: null,
  keyId: null,
  account: null,
  status: 400,
  code: 'bad_request',
  refusal: 'unknown',
};
