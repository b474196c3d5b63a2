/** The API as `npm run serve` serves it, without the site; prints its address when ready. */
import { startServer } from '../../src/server/run/start-server.ts';

const server = await startServer({
  artifactsDir: 'artifacts/',
  varDir: process.env.VAR_DIR ?? '',
  redisUrl: process.env.REDIS_URL || null,
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(server.url);
