import { lockFolder } from '../../access/var-dir/folder-lock.ts';
import { missingSettings } from '../../settings/missing-settings.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import type { Reload } from '../watch/reload.ts';
import { standardOutput, whenWritten } from '../watch/standard-output.ts';
import { createTroubleLog, type OperatorLog } from '../watch/trouble-log.ts';
import {
  firstDataVersion,
  isWorker,
  type ReadyMessage,
  reportReady,
  runCluster,
} from './process-cluster.ts';
import { tellServiceManager } from './service-manager.ts';
import { startServer } from './start-server.ts';

/** The folder of builds. */
export const DIST = 'dist';

/** A server, alone or one of several, that has begun to serve. */
interface Served extends ReadyMessage {
  reload(): Promise<Reload>;
}

/**
 * Serves with as many processes as the settings say. When ready, it prints one line and notifies
 * systemd.
 */
export async function serve(settings: Settings): Promise<ReadyMessage> {
  const log = createTroubleLog();
  let served: Served | undefined;
  // Handled from the start: without a handler, SIGHUP terminates the process. The disk is read at
  // that moment. With several processes, the parent asks each and prints each distinct reply once.
  process.on('SIGHUP', () => {
    if (!isWorker()) void served?.reload().then((said) => tellReload(said, log));
  });
  if (isWorker()) return await runServer(settings, log);
  const { processes: count, adminPort, redisUrl, varDir } = settings;
  // Contract 14.8, for all processes. The embedded store locks the folder itself.
  if (redisUrl !== null) lockFolder(varDir, 'serve');
  const several = count > 1;
  served = several
    ? await runCluster({ processes: count, adminPort, log })
    : await runServer(settings, log);
  const processes = several ? `, ${count} processes` : '';
  console.log(`Redletter is ready at ${served.url} (data ${served.dataVersion}${processes})`);
  tellServiceManager('READY=1', log);
  for (const { event, detail } of missingSettings(settings)) log.warn(event, detail);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => tellServiceManager('STOPPING=1', log));
  }
  return served;
}

/** One line, whatever the result. Contract 16.7. */
function tellReload({ text, isRefused }: Reload, log: OperatorLog): void {
  if (isRefused) log.trouble('reload', text);
  else log.tell('reload', text);
}

/**
 * Serves the built site and the API in this process until a signal ends it. An uncaught error
 * ends the process too, after a drain.
 */
async function runServer(settings: Settings, log: OperatorLog): Promise<Served> {
  const server = await startServer({
    ...{ ...settings, log, distDir: DIST, firstDataVersion: firstDataVersion() },
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
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.trouble(event, error);
      leave(1);
    });
  }
  const { url, dataVersion } = server;
  const reload = async () => ({ ...(await server.reload()), dataVersion: server.dataVersion });
  if (isWorker()) reportReady({ url, dataVersion }, reload);
  // Its parent is gone.
  if (isWorker()) process.on('disconnect', () => leave(0));
  return { url, dataVersion, reload };
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

/**
 * Why the service does not start: what to print, and the exit code. An error meant for the
 * operator has an exit code of its own, and its message is enough. Any other is our bug, and is
 * shown with its stack.
 */
function explainFailure(error: unknown): { message: string; exitCode: number } {
  if (!(error instanceof Error)) return { message: String(error), exitCode: 1 };
  if ('exitCode' in error && typeof error.exitCode === 'number') {
    return { message: error.message, exitCode: error.exitCode };
  }
  if ('code' in error && error.code === 'EADDRINUSE') {
    return {
      message: `PORT or ADMIN_PORT: already in use (${error.message}); set another one`,
      exitCode: 1,
    };
  }
  return { message: error.stack ?? error.message, exitCode: 1 };
}

/** The settings of this process. */
export function ownSettings(): Settings {
  return readSettings(process.env);
}
