/** A server that throws an uncaught error on SIGUSR2. */

import { orExplain, serve } from '../../../src/server/run/run-server.ts';
import { readSettings } from '../../../src/settings/settings.ts';

process.on('SIGUSR2', () => {
  void Promise.reject(new Error('nobody caught this'));
});
await orExplain(() => serve(readSettings(process.env)));
