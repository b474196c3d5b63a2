import { startServer } from '../../src/server/run/start-server.ts';

/** The server as shipped but for its pages: over releases that no site was built of. */
const { ARTIFACTS_DIR = '', VAR_DIR = '', PORT = '' } = process.env;
const server = await startServer({
  artifactsDir: ARTIFACTS_DIR,
  varDir: VAR_DIR,
  port: Number(PORT),
});
process.once('SIGTERM', () => void server.close());
