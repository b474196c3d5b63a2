/**
 * `npm run dev`: the service as in production, with pages from the working copy that reload when
 * their source changes. Decision 1.
 */
import { lockFolder } from '../../access/var-dir/folder-lock.ts';
import { orExplain, ownSettings, serverOptions } from '../run/run-server.ts';
import { startServer } from '../run/start-server.ts';
import { createTroubleLog } from '../watch/trouble-log.ts';
import { openWorkingPages } from './working-pages.ts';

await orExplain(async () => {
  // Before anything else, so that a malformed setting is one line and not an error inside Astro.
  const settings = ownSettings();
  // Contract 14.8. The embedded store takes the folder itself.
  if (settings.redisUrl !== null) lockFolder(settings.varDir, 'serve');
  const log = createTroubleLog((line) => void process.stderr.write(line), Date.now);
  const pages = await openWorkingPages();
  const server = await startServer({
    ...serverOptions(settings, log),
    distDir: null,
    livePages: pages,
    // A page loads a hundred modules, each of which would be a line.
    requestLog: null,
    // Modules are transformed on the same event loop.
    delayMillisMax: Number.POSITIVE_INFINITY,
  });
  const leave = async () => {
    // First what keeps connections open: pages that wait for a change.
    await pages.close();
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  console.log(`Redletter is ready at ${server.url} (data ${server.dataVersion}, pages from src)`);
});
