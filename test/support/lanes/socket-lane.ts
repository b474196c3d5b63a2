import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Lane, LaneReply, LaneRequest, Role } from './lane.ts';

export type Keys = Readonly<Record<Exclude<Role, 'nobody'>, string>>;

/** Sends requests to a running server over a real socket, every line as given. */
export function socketLane(url: string, keys: Keys): Lane {
  return {
    send: (request) => {
      const { role } = request;
      const credentials = role === 'nobody' ? [] : [['Authorization', `Bearer ${keys[role]}`]];
      return sendRaw(url, request, [...credentials, ...request.headers].flat());
    },
  };
}

/** Sends a request with exactly these header lines, alternating names and values. */
export function sendRaw(
  url: string,
  { method, target }: Pick<LaneRequest, 'method' | 'target'>,
  lines: readonly string[],
): Promise<LaneReply> {
  const { protocol, hostname, port, host } = new URL(url);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  // The proxy's certificate is made for the test, so no authority has signed it.
  const place = { hostname, port, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = request(
      { ...place, method, path: target, headers: ['Host', host, ...lines] },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () => {
          const headers = new Map<string, string>();
          for (let at = 0; at < reply.rawHeaders.length; at += 2) {
            const name = (reply.rawHeaders[at] as string).toLowerCase();
            // A repeated field must not look like a single one.
            const before = headers.has(name) ? `${headers.get(name)}, ` : '';
            headers.set(name, before + reply.rawHeaders[at + 1]);
          }
          resolve({
            status: reply.statusCode ?? 0,
            headers,
            body: Buffer.concat(parts).toString('utf8'),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
