import { lockFolder } from '../../access/var-dir/folder-lock.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { standardOutput, whenWritten } from '../watch/standard-output.ts';
import { createTroubleLog, type TroubleLog } from '../watch/trouble-log.ts';
import { explainFailure } from './failures.ts';
import { isWorker, type ReadyMessage, reportReady, runCluster } from './process-cluster.ts';
import { type RunningServer, startServer } from './start-server.ts';

const DIST = 'dist/';

/** Serves, with as many processes as the settings say; prints one line when ready. */
export async function serve(settings: Settings): Promise<ReadyMessage> {
  const log = createTroubleLog((line) => void process.stderr.write(line), Date.now);
  if (isWorker()) return await runServer(settings, log);
  const { processes: count, adminPort, redisUrl, varDir } = settings;
  // Contract 14.8, for all processes. The embedded store takes the folder itself.
  if (redisUrl !== null) lockFolder(varDir, 'serve');
  const several = count > 1;
  const ready = several
    ? await runCluster({ processes: count, adminPort, log })
    : await runServer(settings, log);
  const processes = several ? `, ${count} processes` : '';
  console.log(`Redletter is ready at ${ready.url} (data ${ready.dataVersion}${processes})`);
  return ready;
}

/**
 * Serves the built site and the API in this process until a signal ends it.
 * A fault that nobody has caught ends the process too, after a drain: Astro's adapter
 * installs a listener that would swallow it.
 */
async function runServer(settings: Settings, log: TroubleLog): Promise<ReadyMessage> {
  const server = await startServer({
    host: settings.host,
    port: settings.port,
    artifactsDir: settings.artifactsDir,
    varDir: settings.varDir,
    redisUrl: settings.redisUrl,
    distDir: DIST,
    siteUrl: settings.siteUrl,
    log,
    tls: settings.tls,
    trustProxy: settings.trustProxy,
    adminPort: settings.adminPort,
    logAddress: settings.logAddress,
    requestLog: settings.requestLog ? standardOutput(log) : null,
  });
  let leaving = false;
  const leave = (exitCode: number) => {
    if (leaving) return;
    leaving = true;
    server.close().then(
      () => void whenWritten().then(() => process.exit(exitCode)),
      (error: unknown) => {
        log.trouble('close', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => leave(0));
  process.on('SIGINT', () => leave(0));
  if (settings.tls !== null) process.on('SIGHUP', () => reloadTls(server, log));
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.trouble(event, error);
      leave(1);
    });
  }
  const ready = { url: server.url, dataVersion: server.dataVersion };
  if (isWorker()) reportReady(ready, () => leave(0));
  return ready;
}

/** New files that cannot be used are said so; the service goes on with those it has. */
function reloadTls(server: RunningServer, log: TroubleLog): void {
  try {
    server.reloadTls();
  } catch (error) {
    log.trouble('tls_reload', error instanceof Error ? error.message : error);
  }
}

/** Runs a program's main part; a failure is explained in one line, with its exit code. */
export async function orExplain(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { message, exitCode } = explainFailure(error);
    console.error(message);
    process.exit(exitCode);
  }
}

/** The settings of this process. */
export function ownSettings(): Settings {
  return readSettings(process.env);
}
