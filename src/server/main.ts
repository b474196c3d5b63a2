/** `npm run serve`: serves `dist/` without building. */
import { orExplain, ownSettings, serve } from './run-server.ts';

await orExplain(() => serve(ownSettings()));
