import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ReplyCounts } from '../../../src/server/watch/reply-counts.ts';
import { watchedValues } from '../../../src/server/watch/watched-values.ts';

const LINE =
  /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? (?:-?[\d.e+-]+|Nan))$/;

function lookAt(more: { readonly expiresAt?: null } = {}) {
  const watched = {
    connections: { open: 3 },
    load: { inFlight: 2, delayMillis: 250 },
    requestLog: { dropped: 7 },
    store: {
      isUp: true,
      unreadyBecause: [] as string[],
      isJournalWritable: true,
      journalBytes: 42,
      unmergedUnits: 5,
    },
    expiresAt: 1_800_000_000_000 as number | null,
    version: '2026.11.1',
    ...more,
    health: async () => watched.store,
    certificateExpiresAt: () => watched.expiresAt,
    dataVersion: () => watched.version,
  };
  return { watched, lines: async () => (await watchedValues(watched)).split('\n') };
}

test('values are read anew each time', async () => {
  const { watched, lines } = lookAt();
  expect(await lines()).toEqual(
    expect.arrayContaining([
      '# TYPE redletter_connections gauge',
      'redletter_connections 3',
      'redletter_requests_in_flight 2',
      'redletter_event_loop_delay_seconds 0.25',
      '# TYPE redletter_log_lines_lost_total counter',
      'redletter_log_lines_lost_total 7',
      'redletter_build_info{version="0.1.0",data_version="2026.11.1"} 1',
      'redletter_ready 1',
      'redletter_store_up 1',
      'redletter_journal_writable 1',
      'redletter_journal_bytes 42',
      'redletter_unmerged_units 5',
      'redletter_certificate_expiry_timestamp_seconds 1800000000',
    ]),
  );
  watched.connections.open = 4;
  watched.requestLog.dropped = 9;
  watched.store = {
    isUp: false,
    unreadyBecause: ['Redis has not been reached yet'],
    isJournalWritable: false,
    journalBytes: 43,
    unmergedUnits: 6,
  };
  watched.expiresAt = 1_900_000_000_000;
  watched.version = '2026.12.1';
  const later = await lines();
  expect(later).toEqual(
    expect.arrayContaining([
      'redletter_connections 4',
      'redletter_log_lines_lost_total 9',
      'redletter_build_info{version="0.1.0",data_version="2026.12.1"} 1',
      'redletter_ready 0',
      'redletter_store_up 0',
      'redletter_journal_writable 0',
      'redletter_journal_bytes 43',
      'redletter_unmerged_units 6',
      'redletter_certificate_expiry_timestamp_seconds 1900000000',
    ]),
  );
  expect(later.join()).not.toContain('2026.11.1');
});

test('the process reports its processor time, memory, garbage collection, event loop and descriptors', async () => {
  const values = new Map(
    (await lookAt().lines()).map((line) => line.split(' ') as [string, string]),
  );
  for (const name of [
    'process_cpu_user_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    ...(process.platform === 'linux' ? ['process_open_fds', 'process_max_fds'] : []),
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect([name, Number(values.get(name)) > 0]).toEqual([name, true]);
  }
});

test('Prometheus can read every line, and no metric is reported twice', async () => {
  // Two servers in one process, as in these tests, share the process's values.
  lookAt();
  const lines = (await lookAt().lines()).filter((line) => line !== '');
  for (const line of lines) expect(line).toMatch(LINE);
  const names = lines
    .filter((line) => line.startsWith('# TYPE '))
    .map((line) => line.split(' ')[2]);
  expect(names).toContain('nodejs_gc_duration_seconds');
  expect(new Set(names).size).toBe(names.length);
});

test('without TLS no certificate is reported', async () => {
  expect((await lookAt({ expiresAt: null }).lines()).join()).not.toContain('certificate');
});

test('the contract names every metric of ours, and no other', async () => {
  const reported = [...new ReplyCounts().text().split('\n'), ...(await lookAt().lines())].flatMap(
    (line) => /^# TYPE (redletter_\w+)/.exec(line)?.[1] ?? [],
  );
  const contract = readFileSync('docs/contract.md', 'utf8');
  const section = contract.split(/^### /m).find((part) => part.startsWith('16.5 ')) ?? '';
  const named = [...section.matchAll(/^\| `(redletter_\w+)/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(reported.toSorted());
});
