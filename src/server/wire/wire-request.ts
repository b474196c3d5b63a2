import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ApiRequest, Coding, Limits, LookUpGuard } from '../../api/message.ts';
import type { LaneName } from '../watch/reporter.ts';
import { acceptedCodings } from './accept-encoding.ts';
import { type Connection, isListed } from './connection.ts';

const NO_LINES: readonly string[] = [];
const SLASH = 0x2f;
/** No request passes more proxies than this. */
const FORWARDED_MAX = 16;

/** RFC 9112 3.2.2: the target form for proxies, which a server must accept too. */
const ABSOLUTE = /^https?:\/\/([^/?]*)(.*)$/i;

/** Its authority, which replaces `Host`, and the rest; null for any other target. */
function readAbsolute(url: string): { readonly authority: string; readonly target: string } | null {
  const [, authority, rest] = ABSOLUTE.exec(url) ?? [];
  if (authority === undefined || rest === undefined) return null;
  return { authority, target: rest.charCodeAt(0) === SLASH ? rest : `/${rest}` };
}

/** Whether an address may fail once more, and what it has left then. */
interface FailureAnswer {
  readonly allowed: boolean;
  readonly limits: Limits;
}

/** Counts the failures of addresses. */
export interface FailureCount {
  /** @param millis of a monotonic clock. */
  take(kind: 'failures', address: string, millis: number): FailureAnswer;
  giveBack(kind: 'failures', address: string): void;
}

/**
 * One request as it arrived: everything it asks, read once from the raw header lines (Node's own
 * `headers` silently drops a second `Authorization`). One object per request (Decision 1): this is
 * the hot path.
 */
export class WireRequest implements ApiRequest, LookUpGuard {
  readonly connection: Connection;
  readonly requestId: string;
  /** Milliseconds of a monotonic clock. */
  readonly arrivedAt: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Its lane; set by the front door. */
  lane: LaneName = 'none';
  /** Counts its failures; set by the front door. */
  failures: FailureCount | null = null;
  /** The token that its address paid for looking up its key and has not got back; null = none. */
  failure: FailureAnswer | null = null;
  authorization = NO_LINES;
  clientRequestId = NO_LINES;
  ifNoneMatch: string | null = null;
  /** Every `Accept-Signature` line, joined by commas; null when there is none. Contract 21.2. */
  acceptSignature: string | null = null;
  dataVersion = NO_LINES;
  #acceptEncoding: string | null = null;

  /** The number of `Host` lines, and the value of the last one, or the authority of the target. */
  hosts = 0;
  host = '';
  /** Announces a body, by `Content-Length` or `Transfer-Encoding`. */
  hasBody = false;
  /** The length that `Content-Length` gives. */
  bodyBytes = 0;
  /** Has a body of unknown length. */
  isChunked = false;
  hasExpect = false;
  /** A proxy has forwarded it, or says so. */
  isForwarded = false;
  /** `X-Forwarded-Proto` in lower case; null unless there is exactly one line. */
  forwardedProto: string | null = null;
  #forwardedProtos = 0;
  /** Every `X-Forwarded-For` line, joined by commas. */
  #forwardedFor = '';

  constructor(
    request: IncomingMessage,
    connection: Connection,
    requestId: string,
    arrivedAt: number,
  ) {
    this.connection = connection;
    this.requestId = requestId;
    this.arrivedAt = arrivedAt;
    this.method = request.method ?? '';
    const given = request.url ?? '';
    const absolute = given.charCodeAt(0) === SLASH ? null : readAbsolute(given);
    const target = absolute === null ? given : absolute.target;
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
    const raw = request.rawHeaders;
    for (let index = 0; index < raw.length; index += 2) {
      this.#readLine(raw[index] as string, raw[index + 1] as string);
    }
    if (absolute !== null) this.host = absolute.authority;
  }

  /** The site's origin, for links in messages. */
  get siteUrl(): string {
    return this.connection.siteUrl;
  }

  get guard(): LookUpGuard {
    return this;
  }

  /** Contract 14.6: looking up an invalid key is paid for in advance. */
  mayLookUp(): boolean {
    if (this.failures === null) return true;
    this.failure = this.failures.take('failures', this.address, this.arrivedAt);
    return this.failure.allowed;
  }

  lookedUp(failed: boolean): void {
    if (failed || this.failure === null) return;
    this.failure = null;
    this.failures?.giveBack('failures', this.address);
  }

  get codings(): readonly Coding[] {
    return acceptedCodings(this.#acceptEncoding);
  }

  /** Came over TLS: here, or at a trusted proxy that says so. Contract 15.1. */
  get isSecure(): boolean {
    const { isTls, isTrustedProxy } = this.connection;
    return isTls || (isTrustedProxy && this.forwardedProto === 'https');
  }

  /**
   * Whether plain HTTP is allowed: from this machine, and not from a proxy on it, whose clients
   * would all look like this machine.
   */
  get maySpeakPlainly(): boolean {
    return this.connection.isLoopback && !this.isForwarded;
  }

  /** Was asked in plain HTTP, through a proxy that also serves HTTPS. */
  get isPlainAtProxy(): boolean {
    return this.connection.isTrustedProxy && this.forwardedProto === 'http';
  }

  /**
   * The client's address, as far as it can be known: the remote end, or the client that trusted
   * proxies say they forward. Whatever stands before their last entry is hearsay.
   */
  get address(): string {
    const { address, isTrustedProxy, trusted } = this.connection;
    if (!isTrustedProxy) return address;
    const fields = this.#forwardedFor;
    let end = fields.length;
    // From its end, where a proxy appends the client it saw; the rest may be long.
    for (let parts = 0; end > 0 && parts < FORWARDED_MAX; parts += 1) {
      const comma = fields.lastIndexOf(',', end - 1);
      const each = fields.slice(comma + 1, end).trim();
      if (isIP(each) !== 0 && !isListed(trusted, each)) return each;
      end = comma;
    }
    return address;
  }

  /** Length first: most header lines need no lower-casing at all. */
  #readLine(name: string, value: string): void {
    switch (name.length) {
      case 3:
        if (name.toLowerCase() === 'via') this.isForwarded = true;
        break;
      case 4:
        if (name.toLowerCase() === 'host') {
          this.hosts += 1;
          this.host = value;
        }
        break;
      case 6:
        if (name.toLowerCase() === 'expect') this.hasExpect = true;
        break;
      case 9:
        if (/^(?:forwarded|x-real-ip)$/i.test(name)) this.isForwarded = true;
        break;
      default:
        if (name.length >= 13) this.#readLongLine(name.toLowerCase(), value);
    }
  }

  #readLongLine(name: string, value: string): void {
    switch (name) {
      case 'authorization':
        this.authorization = [...this.authorization, value];
        break;
      case 'if-none-match':
        this.ifNoneMatch = joined(this.ifNoneMatch, value);
        break;
      case 'content-length':
        this.bodyBytes = Number(value);
        if (this.bodyBytes !== 0) this.hasBody = true;
        break;
      case 'x-data-version':
        this.dataVersion = [...this.dataVersion, value];
        break;
      case 'accept-encoding':
        this.#acceptEncoding = joined(this.#acceptEncoding, value);
        break;
      case 'accept-signature':
        this.acceptSignature = joined(this.acceptSignature, value);
        break;
      case 'transfer-encoding':
        this.hasBody = true;
        this.isChunked = true;
        break;
      case 'x-client-request-id':
        this.clientRequestId = [...this.clientRequestId, value];
        break;
      default:
        if (name.startsWith('x-forwarded-')) this.#readForwarded(name, value);
    }
  }

  #readForwarded(name: string, value: string): void {
    this.isForwarded = true;
    if (name === 'x-forwarded-for') this.#forwardedFor += `,${value}`;
    if (name !== 'x-forwarded-proto') return;
    this.#forwardedProtos += 1;
    this.forwardedProto = this.#forwardedProtos === 1 ? value.toLowerCase() : null;
  }
}

function joined(before: string | null, value: string): string {
  return before === null ? value : `${before}, ${value}`;
}
