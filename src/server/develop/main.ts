/**
 * `npm run dev`: the service as in production, with pages from the working copy that reload when
 * their source changes. Decision 1.
 */
import { lockFolder } from '../../access/var-dir/folder-lock.ts';
import { readSettings } from '../../settings/settings.ts';
import { orExplain } from '../run/run-server.ts';
import { startServer } from '../run/start-server.ts';
import { createTroubleLog } from '../watch/trouble-log.ts';
import { openWorkingPages } from './working-pages.ts';

await orExplain(async () => {
  // A malformed setting prints one line here, not an error inside Astro.
  const settings = readSettings(process.env);
  // Contract 14.8. The embedded store locks the folder itself.
  if (settings.redisUrl !== null) lockFolder(settings.varDir, 'serve');
  const log = createTroubleLog();
  const pages = await openWorkingPages();
  const server = await startServer({
    ...{ ...settings, log },
    livePages: pages,
    // A page loads a hundred modules, and each would add a line to the log.
    requestLog: null,
    // Vite transforms modules on this event loop, so delays do not mean overload.
    delayMillisMax: Number.POSITIVE_INFINITY,
  });
  const leave = async () => {
    // Close the pages first: while they wait for a change, they keep connections open.
    await pages.close();
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  console.log(`Redletter is ready at ${server.url} (data ${server.dataVersion}, pages from src)`);
});
