/** `npm run serve`: serves the current build without building. */
import { enableCompileCache } from 'node:module';

// Decision 24. Turned on before anything else is loaded, so types are stripped and code compiled once
// and not at every start: a quarter of its time. If the folder cannot be written, nothing is kept.
// The npm scripts turn it on before this file is read, so Node's type stripper, 15 MiB, is never
// loaded.
enableCompileCache('node_modules/.cache/redletter');
const { orExplain, ownSettings, serve } = await import('./run-server.ts');

await orExplain(() => serve(ownSettings()));
