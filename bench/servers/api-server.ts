import { startServer } from '../../src/server/run/start-server.ts';

/** The server as shipped, without its pages: over releases for which no site was built. */
const { ARTIFACTS_DIR = '', VAR_DIR = '', PORT = '' } = process.env;
const server = await startServer({
  artifactsDir: ARTIFACTS_DIR,
  varDir: VAR_DIR,
  port: Number(PORT),
});
process.once('SIGTERM', () => void server.close());
