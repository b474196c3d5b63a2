import type { LoadGauge } from './load-gauge.ts';
import type { Metrics } from './metrics.ts';
import type { RequestLog } from './request-log.ts';

export interface Watched {
  /** How many are open. */
  readonly connections: { readonly open: number };
  readonly load: Pick<LoadGauge, 'inFlight' | 'delayMillis'>;
  readonly requestLog: Pick<RequestLog, 'dropped'> | null;
  /** For example `2026.11.1`. */
  readonly dataVersion: string;
}

/** Adds to the metrics what is not counted but looked at. */
export function watchProcess(metrics: Metrics, watched: Watched): void {
  const { connections, load, requestLog, dataVersion } = watched;
  const gauge = (name: string, help: string, read: () => number) =>
    metrics.add({ name, help, type: 'gauge', read });
  gauge('redletter_connections', 'Open connections.', () => connections.open);
  gauge('redletter_requests_in_flight', 'Requests that wait.', () => load.inFlight);
  gauge(
    'redletter_event_loop_delay_seconds',
    'How late the event loop ran.',
    () => load.delayMillis / 1_000,
  );
  metrics.add({
    name: 'redletter_log_lines_lost_total',
    help: 'Lines of the request log that nobody read in time.',
    type: 'counter',
    read: () => requestLog?.dropped ?? 0,
  });
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  const startedAt = Date.now() / 1_000 - process.uptime();
  gauge('process_start_time_seconds', 'When the process started.', () => startedAt);
  metrics.add({
    name: 'redletter_info',
    labels: `{data_version="${dataVersion}"}`,
    help: 'What is served.',
    type: 'gauge',
    read: () => 1,
  });
}
