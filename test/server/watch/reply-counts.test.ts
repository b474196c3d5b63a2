import { expect, test } from 'vitest';
import { ReplyCounts } from '../../../src/server/watch/reply-counts.ts';
import type { ReportedReply } from '../../../src/server/watch/reporter.ts';
import { ASKED, REFUSAL, REPLY, UNREADABLE } from '../../support/server/reported.ts';

test('replies are counted by route, status, code, lane and duration, in the format of Prometheus', () => {
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
      'redletter_request_duration_seconds_bucket{lane="api",le="0.00025"} 0',
      'redletter_request_duration_seconds_bucket{lane="api",le="0.0005"} 1',
      'redletter_request_duration_seconds_bucket{lane="api",le="0.05"} 2',
      'redletter_request_duration_seconds_bucket{lane="api",le="+Inf"} 2',
      'redletter_request_duration_seconds_sum{lane="api"} 0.0303',
      'redletter_request_duration_seconds_count{lane="api"} 2',
      'redletter_request_duration_seconds_count{lane="site"} 0',
      'redletter_request_duration_seconds_bucket{lane="none",le="10"} 0',
      'redletter_request_duration_seconds_bucket{lane="none",le="+Inf"} 1',
    ]),
  );
  for (const line of counts.text().trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.]+)$/,
    );
  }
});

test('a request refused under overload is counted for its lane alone', () => {
  const counts = new ReplyCounts();
  const busy: ReportedReply = { ...REFUSAL, status: 503, code: 'service_unavailable' };
  counts.replied(ASKED, busy, 0);
  // A page has no code, and waits in a queue of its own.
  counts.replied({ ...ASKED, lane: 'site' }, { ...busy, code: null }, 0);
  counts.replied({ ...ASKED, lane: 'site' }, busy, 0);
  // The key store is down: this 503 has a route, so the request was read.
  counts.replied(ASKED, { ...busy, route: 'countries' }, 0);
  counts.replied(UNREADABLE, REFUSAL, 0);
  const series = counts
    .text()
    .split('\n')
    .filter((line) => line.startsWith('redletter_overload_refusals_total'));
  expect(series).toEqual([
    'redletter_overload_refusals_total{lane="api"} 1',
    'redletter_overload_refusals_total{lane="mcp"} 0',
    'redletter_overload_refusals_total{lane="site"} 2',
    'redletter_overload_refusals_total{lane="none"} 0',
  ]);
});
