import { connect, type Socket } from 'node:net';

export interface RawLoadOptions {
  readonly port: number;
  /** One whole request. */
  readonly request: string;
  readonly connections: number;
  /** Requests a second over all connections; null sends the next request when a reply arrives. */
  readonly perSecond: number | null;
  /** The local address of the clients, for example `127.0.0.2`. */
  readonly localAddress?: string;
}

const LENGTH = /\r\nContent-Length: (\d+)\r\n/i;
const CLOSES = /\r\nConnection: close\r\n/i;

/** Keep-alive clients that keep asking and count the outcome of each request. */
export class RawLoad {
  /** Complete replies of status 200. */
  acknowledged = 0;
  /** Replies of any other status. */
  refused = 0;
  /** Requests whose connection ended before their complete reply. */
  failed = 0;
  /** Requests that wait for their reply. */
  inFlight = 0;
  /** Of each reply. */
  readonly millis: number[] = [];
  readonly #options: RawLoadOptions;
  readonly #sockets = new Set<Socket>();
  #isStopping = false;

  constructor(options: RawLoadOptions) {
    this.#options = options;
  }

  start(): void {
    for (let index = 0; index < this.#options.connections; index += 1) this.#connect(index);
  }

  /** Sends no new request, waits for replies, and closes. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    while (this.inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Resolves when the server has ended every connection. */
  async whenAllClosed(): Promise<void> {
    while (this.#sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  #connect(index: number): void {
    const { port, request, connections, perSecond, localAddress } = this.#options;
    const everyMillis = perSecond === null ? 0 : (connections / perSecond) * 1_000;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    this.#sockets.add(socket);
    let waiting = false;
    let closing = false;
    let text = '';
    let sentAt = 0;
    let timer: NodeJS.Timeout | undefined;
    const send = () => {
      if (this.#isStopping || closing) return;
      waiting = true;
      this.inFlight += 1;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    // Spreads the connections over the interval, so that they do not all send at once.
    socket.on('connect', () => {
      timer = setTimeout(send, (everyMillis * index) / connections);
    });
    socket.on('data', (part) => {
      text += part.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = text.slice(0, end + 2);
      if (text.length < end + 4 + Number(LENGTH.exec(head)?.[1] ?? 0)) return;
      waiting = false;
      this.inFlight -= 1;
      this.millis.push(performance.now() - sentAt);
      if (head.startsWith('HTTP/1.1 200 ')) this.acknowledged += 1;
      else this.refused += 1;
      closing = CLOSES.test(head);
      text = '';
      if (everyMillis === 0) send();
      else timer = setTimeout(send, Math.max(0, sentAt + everyMillis - performance.now()));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      this.#sockets.delete(socket);
      if (!waiting) return;
      this.inFlight -= 1;
      this.failed += 1;
    });
    socket.on('end', () => socket.destroy());
  }
}

/** A raw request to the API with a key. */
export function apiRequest(key: string, target = '/v1/is-business-day?date=2026-06-01&country=AA') {
  return `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
}
