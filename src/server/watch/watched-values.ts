import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { LoadGauge } from './load-gauge.ts';
import type { RequestLog } from './request-log.ts';

export interface Watched {
  /** How many are open. */
  readonly connections: { readonly open: number };
  readonly load: Pick<LoadGauge, 'inFlight' | 'delayMillis'>;
  readonly requestLog: Pick<RequestLog, 'dropped'> | null;
  /** For example `2026.11.1`. */
  readonly dataVersion: string;
}

/**
 * The process's own: processor, memory, garbage, event loop, descriptors. Once a process, for
 * what is watched from here on is never let go of.
 */
const PROCESS = new Registry();
collectDefaultMetrics({ register: PROCESS });

/** The metrics of what is not counted but looked at when somebody asks. */
export function watchedValues(watched: Watched): Registry {
  const { connections, load, requestLog, dataVersion } = watched;
  const own = new Registry();
  const registers = [own];
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  addGauge('redletter_connections', 'Open connections.', () => connections.open);
  addGauge('redletter_requests_in_flight', 'Requests that wait.', () => load.inFlight);
  addGauge(
    'redletter_event_loop_delay_seconds',
    'How late the event loop ran.',
    () => load.delayMillis / 1_000,
  );
  new Counter({
    name: 'redletter_log_lines_lost_total',
    help: 'Lines of the request log that nobody read in time.',
    registers,
    collect() {
      this.reset();
      this.inc(requestLog?.dropped ?? 0);
    },
  });
  const labelNames = ['data_version'] as const;
  new Gauge({ name: 'redletter_info', help: 'What is served.', labelNames, registers }).set(
    { data_version: dataVersion },
    1,
  );
  return Registry.merge([own, PROCESS]);
}
