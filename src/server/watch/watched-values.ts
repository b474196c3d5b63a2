import { readFileSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { StoreHealth } from '../../access/store.ts';
import type { LoadGauge } from './load-gauge.ts';
import type { RequestLog } from './request-log.ts';

export interface Watched {
  readonly connections: { readonly open: number };
  readonly load: Pick<LoadGauge, 'inFlight' | 'delayMillis'>;
  readonly requestLog: Pick<RequestLog, 'dropped'> | null;
  /** Its present state, as `/readyz` reports it, and that of its key store. */
  readonly health: () => Promise<StoreHealth>;
  /** When the certificate in use expires, in milliseconds since 1970; null without TLS. */
  readonly certificateExpiresAt: () => number | null;
  /** The served release, for example `2026.11.1`. */
  readonly dataVersion: () => string;
}

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };

/** The process's own metrics, once a process, because they are never released. */
const PROCESS = new Registry();
collectDefaultMetrics({ register: PROCESS });
// Their names end as only counters may; `nodejs_active_handles` and the like say the same by type.
for (const name of ['handles', 'requests', 'resources']) {
  PROCESS.removeSingleMetric(`nodejs_active_${name}_total`);
}

const GAUGES = {
  redletter_connections: 'Open connections.',
  redletter_requests_in_flight: 'Requests that wait.',
  redletter_event_loop_delay_seconds: 'How late the event loop ran.',
  redletter_ready: '1 while /readyz says so, else 0.',
  redletter_store_up: '1 while the key store can be used, else 0.',
  redletter_journal_writable: '1 while use can be written below VAR_DIR, else 0.',
  redletter_journal_bytes: 'Journals of use below VAR_DIR.',
  redletter_unmerged_units: 'Units given out by this process that the store has not counted yet.',
} as const;

/** The metrics that are read on request rather than counted. */
export function watchedValues(watched: Watched): { metrics(): Promise<string> } {
  const { connections, load, requestLog, certificateExpiresAt } = watched;
  const own = new Registry();
  const registers = [own];
  const gauges = Object.entries(GAUGES).map(
    ([name, help]) => [name as keyof typeof GAUGES, new Gauge({ name, help, registers })] as const,
  );
  const expiry = new Gauge({
    name: 'redletter_certificate_expiry_timestamp_seconds',
    help: 'When the certificate in use ends, in seconds since 1970.',
    registers: certificateExpiresAt() === null ? [] : registers,
  });
  const lost = new Counter({
    name: 'redletter_log_lines_lost_total',
    help: 'Lines of the request log that nobody read in time.',
    registers,
  });
  const build = new Gauge({
    name: 'redletter_build_info',
    help: 'What runs, and what it serves.',
    labelNames: ['version', 'data_version'] as const,
    registers,
  });
  const all = Registry.merge([own, PROCESS]);
  return {
    metrics: async () => {
      const health = await watched.health();
      const values: Readonly<Record<keyof typeof GAUGES, number | boolean>> = {
        redletter_connections: connections.open,
        redletter_requests_in_flight: load.inFlight,
        redletter_event_loop_delay_seconds: load.delayMillis / 1_000,
        redletter_ready: health.unreadyBecause.length === 0,
        redletter_store_up: health.isUp,
        redletter_journal_writable: health.isJournalWritable,
        redletter_journal_bytes: health.journalBytes,
        redletter_unmerged_units: health.unmergedUnits,
      };
      for (const [name, gauge] of gauges) gauge.set(Number(values[name]));
      expiry.set((certificateExpiresAt() ?? 0) / 1_000);
      lost.reset();
      lost.inc(requestLog?.dropped ?? 0);
      build.reset();
      build.set({ version, data_version: watched.dataVersion() }, 1);
      return all.metrics();
    },
  };
}
