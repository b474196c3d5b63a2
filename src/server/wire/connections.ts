import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ErrorDetails, errorReply } from '../../api/error-reply.ts';
import type { ErrorCode } from '../../api/error-table.ts';
import type { Asked } from '../../api/reply.ts';
import type { ReportedRequest, Reporter } from '../watch/reporter.ts';
import { type Connection, findConnection, openConnection } from './connection.ts';
import { ConnectionCounts } from './connection-counts.ts';
import { replyText } from './reply-writer.ts';
import { statusOfParserError } from './request-rules.ts';
import { STRICT_TRANSPORT } from './security-headers.ts';

/** Time for the client to read a refusal before the connection is torn down. */
const LINGER_MILLIS = 500;
/** A guess, since nobody knows when a connection ends; a wrong one hurts nobody. */
const RETRY_AFTER_SECONDS = 5;
/** Timeouts come by the thousand at once: this many are answered in a turn of the loop. */
const TIMEOUTS_A_TURN = 50;

export interface ConnectionsOptions {
  readonly isTls: boolean;
  readonly trustedProxies: BlockList;
  /** The origin of the site. */
  readonly siteUrl: string;
  /** Connections above this number are refused and closed. */
  readonly connectionsMax: number;
  /** The most connections for one address that is not a trusted proxy. */
  readonly connectionsPerAddressMax: number;
  /** Makes a UUIDv7. */
  readonly newRequestId: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly wallMillis: () => number;
  readonly reporters: readonly Reporter[];
}

type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

/**
 * Handles what happens outside of ordinary requests, where Node would write bare replies or none:
 * requests that its parser refuses, timeouts, expectations, CONNECT, and connections beyond the
 * limit. Each is answered in JSON with an id.
 */
export class Connections {
  readonly #options: ConnectionsOptions;
  readonly #timedOut: (() => void)[] = [];
  readonly #open = new Set<Socket>();
  readonly #counts: ConnectionCounts;

  constructor(options: ConnectionsOptions) {
    this.#options = options;
    this.#counts = new ConnectionCounts(options.connectionsPerAddressMax, options.trustedProxies);
  }

  /** Connections that are open now and were let in. */
  get open(): number {
    return this.#open.size;
  }

  /** Whether some reply has not left this process yet, because its client reads slowly. */
  isWriting(): boolean {
    return this.#open.values().some((socket) => socket.writableLength > 0);
  }

  /** @param listener the one for requests: an expectation is an ordinary request. */
  attach(
    server: Server,
    listener: (request: IncomingMessage, response: ServerResponse) => void,
  ): void {
    const { isTls } = this.#options;
    server.on('connection', (socket: Socket) => this.#counts.add(socket));
    server.on(isTls ? 'secureConnection' : 'connection', (socket: Socket) => this.#opened(socket));
    server.on('request', listener);
    server.on('checkContinue', listener);
    server.on('checkExpectation', listener);
    server.on('clientError', (error: ParserError, socket) => this.#unreadable(error, socket));
    server.on('connect', (_request: IncomingMessage, socket) => this.#refuse(socket, 400));
  }

  #opened(socket: Socket): void {
    const { isTls, trustedProxies: trusted, siteUrl, connectionsMax } = this.#options;
    if (socket.destroyed) return;
    const excess = this.#counts.isExcess(socket) ? this.#tooMany() : null;
    const onPayer = (account: string) => this.#counts.move(socket, account);
    openConnection(socket, { isTls, trusted, siteUrl, excess, onPayer });
    if (this.#open.size >= connectionsMax) {
      this.#refuse(socket, 503, 'service_unavailable');
      return;
    }
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }

  #unreadable(error: ParserError, socket: Duplex): void {
    // It follows a request that ends the connection: that reply is the last one, and being sent.
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    this.#refuse(socket, statusOfParserError(error));
  }

  /** Refuses what has arrived, after the replies that are due before it. */
  #refuse(stream: Duplex, status: number, code: ErrorCode = 'bad_request'): void {
    // Node types it as any duplex stream; on this server it is always a socket.
    const socket = stream as Socket;
    const connection = findConnection(socket);
    if (connection === undefined) {
      socket.destroy();
      return;
    }
    if (connection.isOver) return;
    connection.isOver = true;
    const arrivedAt = this.#options.now();
    const writeNow = () => this.#write(socket, connection, status, code, arrivedAt);
    const write = status === 408 ? () => this.#writeSoon(writeNow) : writeNow;
    const { unanswered } = connection;
    if (unanswered === null || unanswered.writableFinished) write();
    else if (unanswered.req.complete) unanswered.once('close', write);
    // The body of that very request was refused: its reply is this one.
    else if (unanswered.headersSent || unanswered.socket === null) socket.destroy();
    else write();
  }

  #writeSoon(write: () => void): void {
    if (this.#timedOut.push(write) === 1) setImmediate(() => this.#writeSome());
  }

  #writeSome(): void {
    for (const write of this.#timedOut.splice(0, TIMEOUTS_A_TURN)) write();
    if (this.#timedOut.length > 0) setImmediate(() => this.#writeSome());
  }

  /** Contract 15.4: the connections that one address may have are used up. */
  #tooMany(): ErrorDetails {
    const limit = this.#options.connectionsPerAddressMax;
    const message = 'Too many connections from one address: use those that are open.';
    const limits = { limit, remaining: 0, resetSeconds: RETRY_AFTER_SECONDS };
    return { message, limits, retryAfterSeconds: RETRY_AFTER_SECONDS };
  }

  #write(
    socket: Socket,
    connection: Connection,
    status: number,
    code: ErrorCode,
    arrivedAt: number,
  ): void {
    if (!socket.writable) return;
    const { newRequestId, now, wallMillis, reporters } = this.#options;
    // Nothing of the request could be read.
    const unread: Asked & ReportedRequest = {
      requestId: newRequestId(),
      method: '',
      clientRequestId: [],
      siteUrl: this.#options.siteUrl,
      lane: 'none',
      address: connection.address,
    };
    const reply = errorReply(unread, code, { status });
    socket.end(replyText(reply, connection.isTls ? STRICT_TRANSPORT : [], new Date(wallMillis())));
    const millis = now() - arrivedAt;
    for (const reporter of reporters) reporter.replied(unread, reply, millis);
    // Destroying it at once would reset the connection, and a client that still sends would lose
    // the reply.
    setTimeout(() => socket.destroy(), LINGER_MILLIS).unref();
  }
}
