/** `npm run serve`: serves the current build without building. */
import { enableCompileCache } from 'node:module';

// Decision 24. Turned on before anything else is loaded, so code is compiled once and not at every
// start: a quarter of its time. The npm scripts turn it on even earlier, so Node's type stripper,
// 15 MiB, is never loaded.
enableCompileCache('node_modules/.cache/redletter');
const { readSettings } = await import('../../settings/settings.ts');
const { orExplain, serve } = await import('./run-server.ts');

await orExplain(() => serve(readSettings(process.env)));
