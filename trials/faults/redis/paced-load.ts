import { Agent, get } from 'node:http';

/** One reply as its client saw it. */
export interface Seen {
  /** 0 = the connection failed. */
  readonly status: number;
  readonly right: boolean;
  readonly sentAt: number;
  readonly millis: number;
}

export interface LoadOptions {
  readonly url: string;
  readonly key: string;
  /** The expected body of a 200. */
  readonly expected: string;
  readonly connections: number;
  /** Pause of each connection between a reply and its next request. */
  readonly pauseMillis: number;
}

/** Clients that keep asking, each over one connection, until told to stop. */
export function startLoad(options: LoadOptions): { seen: Seen[]; stop(): Promise<void> } {
  const seen: Seen[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  let stopped = false;
  const client = async () => {
    while (!stopped) {
      seen.push(await ask(options, agent));
      await new Promise((resolve) => setTimeout(resolve, options.pauseMillis));
    }
  };
  const clients = Array.from({ length: options.connections }, client);
  return {
    seen,
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

function ask({ url, key, expected }: LoadOptions, agent: Agent): Promise<Seen> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, right: boolean) =>
      resolve({ status, right, sentAt, millis: performance.now() - sentAt });
    get(url, { agent, headers: { Authorization: `Bearer ${key}` } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('end', () =>
        done(reply.statusCode ?? 0, reply.statusCode !== 200 || body === expected),
      );
    }).on('error', () => done(0, false));
  });
}
