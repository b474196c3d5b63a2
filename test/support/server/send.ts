import { request } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '../../../src/server/run/start-server.ts';
import { createTroubleLog } from '../../../src/server/watch/trouble-log.ts';
import { tempFolder } from '../temp-folder.ts';
import { writeToySite } from '../world/toy-site.ts';
import { writeToyRelease } from '../world/toy-world.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A server over the toy release and the toy site, gone when the test is over. */
export async function openServer(): Promise<{ server: RunningServer; troubles: string[] }> {
  const folder = tempFolder();
  const artifactsDir = join(folder, 'artifacts');
  const distDir = join(folder, 'dist');
  writeToyRelease(artifactsDir);
  writeToySite(distDir);
  const troubles: string[] = [];
  const log = createTroubleLog((line) => troubles.push(line), Date.now);
  const server = await startServer({ artifactsDir, distDir, varDir: join(folder, 'var'), log });
  onTestFinished(() => server.close());
  return { server, troubles };
}

/** Sends a request with the path as it is written: no client tidies it. */
export function send(
  server: Pick<RunningServer, 'url'>,
  path: string,
  options: { method?: string; headers?: Record<string, string> | string[] } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, agent: false, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
