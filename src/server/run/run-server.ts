import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { lockFolder } from '../../access/var-dir/folder-lock.ts';
import { missingSettings } from '../../settings/missing-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { createTroubleLog, type OperatorLog, type TroubleLog } from '../watch/trouble-log.ts';
import { reportReady, runCluster, type Served } from './process-cluster.ts';
import { startServer } from './start-server.ts';

/** The folder of builds. */
export const DIST = 'dist';

/** Serves with as many processes as the settings say; when ready, prints one line. */
export async function serve(settings: Settings): Promise<Served> {
  const log = createTroubleLog();
  let served: Served | undefined;
  // Without a handler, SIGHUP terminates the process. With several processes, the parent asks each.
  process.on('SIGHUP', async () => {
    if (cluster.isWorker || served === undefined) return;
    const { text, isRefused } = await served.reload();
    // One line, whatever the result: Contract 16.7.
    if (isRefused) log.trouble('reload', text);
    else log.tell('reload', text);
  });
  if (cluster.isWorker) return await runServer(settings, log);
  const { processes: count, adminPort, redisUrl, varDir } = settings;
  // Contract 14.8, for all processes. The embedded store locks the folder itself.
  if (redisUrl !== null) lockFolder(varDir, 'serve');
  served = count > 1 ? await runCluster(count, adminPort, log) : await runServer(settings, log);
  const processes = count > 1 ? `, ${count} processes` : '';
  console.log(`Redletter is ready at ${served.url} (data ${served.dataVersion}${processes})`);
  tellServiceManager('READY=1', log);
  for (const { event, detail } of missingSettings(settings)) log.warn(event, detail);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => tellServiceManager('STOPPING=1', log));
  }
  return served;
}

/**
 * Tells systemd, if it is there, what this service does (sd_notify(3)). Node has no Unix datagram
 * sockets, so systemd's own program sends the message.
 */
function tellServiceManager(state: 'READY=1' | 'STOPPING=1', log: TroubleLog): void {
  if (!process.env.NOTIFY_SOCKET) return;
  const child = spawn('systemd-notify', [state], { stdio: 'ignore' });
  child.on('error', (error) => log.trouble('service_manager', error));
}

/** Serves in this process until a signal ends it. An uncaught error ends it too, after a drain. */
async function runServer(settings: Settings, log: OperatorLog): Promise<Served> {
  const server = await startServer({
    ...{ ...settings, log, distDir: DIST },
    // A process that replaces a dead one begins with the release that the others serve.
    firstDataVersion: (cluster.isWorker && process.argv[2]) || null,
    requestLog: settings.requestLog ? process.stdout : null,
  });
  // A reader that goes away ends the log, not the service.
  process.stdout.once('error', (error) => log.trouble('request_log', error));
  process.stdout.on('error', () => undefined);
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
  if (cluster.isWorker) {
    reportReady(server);
    // Its parent is gone.
    process.on('disconnect', () => leave(0));
  }
  return server;
}

const LAST_WORDS_MILLIS = 500;

/** Resolves when all output is written, or when nobody has read it for long enough. */
function whenWritten(): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.writableLength === 0) resolve();
    else process.stdout.write('', () => resolve());
    setTimeout(resolve, LAST_WORDS_MILLIS);
  });
}

/**
 * Runs a program's main part; a failure ends it. An error meant for the operator has an exit code
 * of its own, and its message is enough. Any other is our bug, and is shown with its stack.
 */
export async function orExplain(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { exitCode, code, message, stack } = error as Partial<
      NodeJS.ErrnoException & { exitCode: number }
    >;
    if (exitCode !== undefined) console.error(message);
    else if (code === 'EADDRINUSE') {
      console.error(`PORT or ADMIN_PORT: already in use (${message}); set another one`);
    } else console.error(stack ?? error);
    process.exit(exitCode ?? 1);
  }
}
