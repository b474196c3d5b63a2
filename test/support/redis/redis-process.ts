import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { RedisClient } from '@redis/client';

const PROTOCOL = { RESP: 2 } as const;
const newClient = RedisClient.factory(PROTOCOL);

/** A redis-server on a socket in a folder, where it also keeps its data. */
export class RedisProcess {
  readonly #folder: string;
  readonly #settings: readonly string[];
  #child: ChildProcess | null = null;

  /** @param settings further command-line words of redis-server. */
  constructor(folder: string, settings: readonly string[] = []) {
    this.#folder = folder;
    this.#settings = settings;
  }

  get socket(): string {
    return join(this.#folder, 'redis.sock');
  }

  get url(): string {
    return `unix://${this.socket}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it unless it runs; resolves when it answers. */
  async start(): Promise<void> {
    if (this.#child !== null) return;
    const child = spawn(
      'redis-server',
      [
        ...['--port', '0', '--unixsocket', this.socket, '--dir', this.#folder, '--save', ''],
        ...this.#settings,
      ],
      { stdio: 'ignore' },
    );
    this.#child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error('redis-server has ended: is it installed?');
      try {
        await this.ask('PING');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }

  /** kill -9 by default; resolves when it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Suspends it, as when a machine hangs: connections stay open and nothing is answered. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Sends one command over its own connection and returns the reply. */
  async ask(...words: string[]): Promise<unknown> {
    const client = newClient({
      ...PROTOCOL,
      disableClientInfo: true,
      socket: { path: this.socket, tls: false, reconnectStrategy: false },
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(words);
    } finally {
      client.destroy();
    }
  }
}
