import { describe, expect, it } from 'vitest';
import { errorReply } from '../../src/api/error-reply.ts';
import { ERROR_CODES, ERROR_TABLE, errorPage, statusesOf } from '../../src/api/error-table.ts';
import { headerLines } from '../../src/api/reply.ts';
import { anyErrorReplySchema } from '../support/lanes/error-reply-schema.ts';

/** The table of Contract 7, without the additions of ours. */
const SPECIFIED: Readonly<Record<string, number>> = {
  missing_parameter: 400,
  invalid_date: 400,
  invalid_year: 400,
  invalid_days: 400,
  invalid_country: 400,
  invalid_region: 400,
  date_out_of_range: 400,
  unauthorized: 401,
  plan_upgrade_required: 403,
  rate_limited: 429,
  internal_error: 500,
  method_not_allowed: 405,
  monthly_limit_reached: 429,
};

const ID = '019a0000-0000-7000-8000-000000000000';

describe('the table of errors', () => {
  it('holds the specified codes with their statuses, and marks the others as extensions', () => {
    for (const code of ERROR_CODES) {
      const { extension = false } = ERROR_TABLE[code];
      expect(extension, code).toBe(!(code in SPECIFIED));
      if (!extension) expect(statusesOf(code), code).toEqual([SPECIFIED[code]]);
    }
    expect(Object.keys(SPECIFIED).filter((code) => !(code in ERROR_TABLE))).toEqual([]);
  });

  it.each(ERROR_CODES)('%s: a reply for each of its statuses, and for no other', (code) => {
    const asked = { requestId: ID, method: 'GET', clientRequestId: ['mine'] };
    for (const status of statusesOf(code)) {
      const reply = errorReply(asked, code, { status });
      const { error, request_id } = anyErrorReplySchema.parse(JSON.parse(String(reply.body)));
      expect([reply.status, error.code, request_id]).toEqual([status, code, ID]);
      expect(error.message).toBe(`${ERROR_TABLE[code].messages[status]} See ${errorPage(code)}`);
      expect(new Map(headerLines(reply.headers)).get('X-Client-Request-Id')).toBe('mine');
    }
    expect(() => errorReply(asked, code, { status: 418 })).toThrow(`${code} is not sent with`);
    expect(() => errorReply(asked, code, { status: 418, message: 'x' })).toThrow(RangeError);
  });
});
