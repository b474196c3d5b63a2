import { connect } from 'node:net';

/** A reply as read from the wire. */
export interface RawReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawExchange {
  readonly replies: readonly RawReply[];
  /** Whether the server closed the connection, rather than falling silent. */
  readonly closed: boolean;
  readonly millis: number;
}

export interface RawOptions {
  readonly port: number;
  readonly bytes: Buffer;
  /** How long to wait for more after the last byte; without a limit if omitted. */
  readonly quietMillis?: number;
  /** How long to wait for the first byte; the same as for more if omitted. */
  readonly firstMillis?: number;
  /** The local address of the client, for example `127.0.0.2`. */
  readonly localAddress?: string;
  /** Whether the client half-closes the connection. */
  readonly half?: boolean;
  /** Bytes to send once this many replies have begun to arrive. */
  readonly next?: { readonly after: number; readonly bytes: Buffer };
}

const STATUS_LINE = /HTTP\/1\.1 \d{3} /g;

/** Writes bytes to a server and collects its output until it closes or falls silent. */
export function exchangeRaw(options: RawOptions): Promise<RawExchange> {
  const { port, bytes, quietMillis, next } = options;
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: options.localAddress });
    const parts: Buffer[] = [];
    let closed = false;
    let quiet: NodeJS.Timeout | undefined;
    let isNextSent = next === undefined;
    const done = () => {
      clearTimeout(quiet);
      socket.destroy();
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ replies: parseReplies(text), closed, millis: performance.now() - begun });
    };
    const wait = (millis = quietMillis) => {
      clearTimeout(quiet);
      if (millis !== undefined) quiet = setTimeout(done, millis);
    };
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      wait();
      if (isNextSent || next === undefined) return;
      const begun = Buffer.concat(parts).toString('latin1').match(STATUS_LINE)?.length ?? 0;
      if (begun < next.after) return;
      isNextSent = true;
      socket.write(next.bytes);
    });
    socket.on('end', () => {
      closed = true;
      done();
    });
    // A reset also closes the connection, but what was read before it counts.
    socket.on('error', () => {
      closed = true;
      done();
    });
    socket.write(bytes);
    if (options.half === true) socket.end();
    wait(options.firstMillis);
  });
}

/**
 * Splits a server's output into replies.
 * @throws Error when it is not a sequence of well-formed replies with nothing between them.
 */
export function parseReplies(text: string): RawReply[] {
  const replies: RawReply[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, Math.max(end, 0)).split('\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1];
    if (end < 0 || status === undefined) {
      throw new Error(`not an HTTP reply: ${JSON.stringify(rest.slice(0, 200))}`);
    }
    const headers = new Map<string, string>();
    for (const line of lines) {
      const colon = line.indexOf(': ');
      headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 2));
    }
    const hasNoBody = status === '304' || status === '100';
    const length = hasNoBody ? 0 : Number(headers.get('content-length') ?? 0);
    const bodyStart = end + 4;
    // The reply to a HEAD announces a length and has no body.
    const body = rest.slice(bodyStart, bodyStart + length);
    const isHead = body !== '' && body.startsWith('HTTP/1.1 ');
    replies.push({ status: Number(status), headers, body: isHead ? '' : body });
    rest = rest.slice(isHead ? bodyStart : bodyStart + length);
  }
  return replies;
}
