import { expect, test } from 'vitest';
import { watchedValues } from '../../../src/server/watch/watched-values.ts';

const LINE =
  /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? (?:-?[\d.e+-]+|Nan))$/;

function lookAt() {
  const watched = {
    connections: { open: 3 },
    load: { inFlight: 2, delayMillis: 250 },
    requestLog: { dropped: 7 },
    dataVersion: '2026.11.1',
  };
  const values = watchedValues(watched);
  return { watched, lines: async () => (await values.metrics()).split('\n') };
}

test('what is looked at is read anew each time', async () => {
  const { watched, lines } = lookAt();
  expect(await lines()).toEqual(
    expect.arrayContaining([
      '# TYPE redletter_connections gauge',
      'redletter_connections 3',
      'redletter_requests_in_flight 2',
      'redletter_event_loop_delay_seconds 0.25',
      '# TYPE redletter_log_lines_lost_total counter',
      'redletter_log_lines_lost_total 7',
      'redletter_info{data_version="2026.11.1"} 1',
    ]),
  );
  watched.connections.open = 4;
  watched.requestLog.dropped = 9;
  expect(await lines()).toEqual(
    expect.arrayContaining(['redletter_connections 4', 'redletter_log_lines_lost_total 9']),
  );
});

test('the process tells of its processor, memory, garbage, event loop and descriptors', async () => {
  const values = new Map(
    (await lookAt().lines()).map((line) => line.split(' ') as [string, string]),
  );
  for (const name of [
    'process_cpu_user_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    ...(process.platform === 'linux' ? ['process_open_fds'] : []),
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect([name, Number(values.get(name)) > 0]).toEqual([name, true]);
  }
});

test('every line can be read by Prometheus, and no metric is told twice', async () => {
  // Two servers in one process, as here in the tests, share what is the process's own.
  lookAt();
  const lines = (await lookAt().lines()).filter((line) => line !== '');
  for (const line of lines) expect(line).toMatch(LINE);
  const names = lines
    .filter((line) => line.startsWith('# TYPE '))
    .map((line) => line.split(' ')[2]);
  expect(names).toContain('nodejs_gc_duration_seconds');
  expect(new Set(names).size).toBe(names.length);
});
