/** A server that throws an uncaught error on SIGUSR2. */
import { orExplain, ownSettings, serve } from '../../../src/server/run/run-server.ts';

process.on('SIGUSR2', () => {
  void Promise.reject(new Error('nobody caught this'));
});
await orExplain(() => serve(ownSettings()));
