import { explainFailure } from './failures.ts';
import { readSettings, type Settings } from './settings.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { createTroubleLog } from './trouble-log.ts';

const DIST = 'dist/';

/**
 * Serves the built site and the API until a signal ends it. Prints one line when ready.
 * A fault that nobody has caught ends the process too, after a drain: Astro's adapter
 * installs a listener that would swallow it.
 */
export async function runServer(settings: Settings): Promise<RunningServer> {
  const log = createTroubleLog((line) => void process.stderr.write(line), Date.now);
  const server = await startServer({
    host: settings.host,
    port: settings.port,
    artifactsDir: settings.artifactsDir,
    varDir: settings.varDir,
    distDir: DIST,
    siteUrl: settings.siteUrl,
    log,
  });
  let leaving = false;
  const leave = (exitCode: number) => {
    if (leaving) return;
    leaving = true;
    server.close().then(
      () => process.exit(exitCode),
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
  console.log(`Redletter is ready at ${server.url} (data ${server.dataVersion})`);
  return server;
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
