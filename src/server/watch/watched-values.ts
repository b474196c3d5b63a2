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

/** The metrics that are read on request rather than counted. */
export async function watchedValues(watched: Watched): Promise<string> {
  const { connections, load, requestLog } = watched;
  const health = await watched.health();
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: number | boolean) =>
    new Gauge({ name: `redletter_${name}`, help, registers }).set(Number(value));
  gauge('connections', 'Open connections.', connections.open);
  gauge('requests_in_flight', 'Requests that wait.', load.inFlight);
  gauge('event_loop_delay_seconds', 'How late the event loop ran.', load.delayMillis / 1_000);
  gauge('ready', '1 while /readyz says so, else 0.', health.unreadyBecause.length === 0);
  gauge('store_up', '1 while the key store can be used, else 0.', health.isUp);
  const isWritable = health.isJournalWritable;
  gauge('journal_writable', '1 while use can be written below VAR_DIR, else 0.', isWritable);
  gauge('journal_bytes', 'Journals of use below VAR_DIR.', health.journalBytes);
  const unmerged = 'Units given out by this process that the store has not counted yet.';
  gauge('unmerged_units', unmerged, health.unmergedUnits);
  const expiresAt = watched.certificateExpiresAt();
  if (expiresAt !== null) {
    const help = 'When the certificate in use ends, in seconds since 1970.';
    gauge('certificate_expiry_timestamp_seconds', help, expiresAt / 1_000);
  }
  new Counter({
    name: 'redletter_log_lines_lost_total',
    help: 'Lines of the request log that nobody read in time.',
    registers,
  }).inc(requestLog?.dropped ?? 0);
  new Gauge({
    name: 'redletter_build_info',
    help: 'What runs, and what it serves.',
    labelNames: ['version', 'data_version'],
    registers,
  }).set({ version, data_version: watched.dataVersion() }, 1);
  return await Registry.merge([registry, PROCESS]).metrics();
}
