import { serveTools } from './mcp.ts';

// A separate package: the parts of the protocol that it needs are as large as all of `redletter`.
serveTools();
