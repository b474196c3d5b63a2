import { serveTools } from './mcp.ts';

// A package of its own: what it needs of the protocol is as large as all of `redletter`.
serveTools();
