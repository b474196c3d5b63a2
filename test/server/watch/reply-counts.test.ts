import { expect, test } from 'vitest';
import { ReplyCounts } from '../../../src/server/watch/reply-counts.ts';
import type { Told, ToldReply } from '../../../src/server/watch/reporter.ts';

const ASKED: Told = { requestId: '019a0000-0000-7000-8000-000000000000', method: 'GET' };
const REPLY: ToldReply = {
  route: 'countries',
  keyId: 'key_a',
  status: 200,
  code: null,
  bytes: 1_234,
};
const UNREADABLE: Told = { ...ASKED, method: '' };
const REFUSAL: ToldReply = {
  ...REPLY,
  route: null,
  keyId: null,
  status: 400,
  code: 'bad_request',
};

test('replies are counted by route, status, code and duration, in the format of Prometheus', () => {
  const counts = new ReplyCounts();
  counts.replied(ASKED, REPLY, 0.3);
  counts.replied(ASKED, REPLY, 30);
  counts.replied(UNREADABLE, REFUSAL, 20_000);
  expect(counts.text().split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE redletter_replies_total counter',
      'redletter_replies_total{route="countries",status="200"} 2',
      'redletter_replies_total{route="none",status="400"} 1',
      'redletter_errors_total{code="bad_request"} 1',
      'redletter_request_duration_seconds_bucket{le="0.00025"} 0',
      'redletter_request_duration_seconds_bucket{le="0.0005"} 1',
      'redletter_request_duration_seconds_bucket{le="0.05"} 2',
      'redletter_request_duration_seconds_bucket{le="10"} 2',
      'redletter_request_duration_seconds_bucket{le="+Inf"} 3',
      'redletter_request_duration_seconds_count 3',
    ]),
  );
  for (const line of counts.text().trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.]+)$/,
    );
  }
});
