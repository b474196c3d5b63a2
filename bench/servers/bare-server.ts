import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The yardstick: plain node:http, writing one given reply to every request. The file named by
 * REPLY_FILE holds `{ status, headers: [name, value, …], body }`, base64.
 */
interface Recorded {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
  readonly writes: 'string' | 'buffer';
}

const recorded = JSON.parse(readFileSync(process.env.REPLY_FILE ?? '', 'utf8')) as Recorded;
const headers = [...recorded.headers];
const bytes = Buffer.from(recorded.body, 'base64');
const body = recorded.writes === 'buffer' ? bytes : bytes.toString('utf8');

createServer((_request, response) => {
  response.writeHead(recorded.status, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
