import { expect, test } from 'vitest';
import { Metrics } from '../../../src/server/watch/metrics.ts';
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

test('metrics count by route, status, code and duration, in the format of Prometheus', () => {
  const metrics = new Metrics();
  metrics.add({ name: 'a_gauge', labels: '{b="c"}', help: 'Help.', type: 'gauge', read: () => 7 });
  metrics.replied(ASKED, REPLY, 0.3);
  metrics.replied(ASKED, REPLY, 30);
  metrics.replied(UNREADABLE, REFUSAL, 20_000);
  expect(metrics.text().split('\n')).toEqual(
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
      '# HELP a_gauge Help.',
      'a_gauge{b="c"} 7',
    ]),
  );
  for (const line of metrics.text().trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.]+)$/,
    );
  }
});
