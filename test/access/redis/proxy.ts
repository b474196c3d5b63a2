import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { RedisProcess } from '../../support/redis/redis-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/**
 * A socket in front of Redis. @param meet receives each part that a client sends before Redis
 * does; true keeps it from Redis. Administration waits for each reply, so each part is one
 * command. @returns its URL.
 */
export async function openProxy(
  redis: RedisProcess,
  meet: (text: string, client: Socket) => boolean | Promise<boolean>,
): Promise<string> {
  const server = createServer((client) => {
    const behind = connect(redis.socket);
    behind.pipe(client);
    client.on('error', () => undefined).on('close', () => behind.destroy());
    client.on('data', async (part: Buffer) => {
      if (!(await meet(part.toString('latin1'), client))) behind.write(part);
    });
  });
  const socket = join(tempFolder(), 'proxy.sock');
  server.listen(socket);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `unix://${socket}`;
}
