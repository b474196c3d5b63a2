import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A redis-server on a socket of its own that keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-bench-'));
  const socket = join(folder, 'redis.sock');
  const words = ['--port', '0', '--unixsocket', socket, '--dir', folder, '--save', ''];
  const child = spawn('redis-server', words, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  // The socket exists once it listens; our server reconnects until it is served.
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error('redis-server has ended: is it installed?');
    await pause(5);
  }
  return {
    url: `unix://${socket}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
