/** `npm run serve`: serves `dist/` without building. */
import { orExplain, ownSettings, runServer } from './run-server.ts';

await orExplain(() => runServer(ownSettings()));
