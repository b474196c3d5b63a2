import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply } from '../../api/message.ts';
import type { Load } from '../watch/load-gauge.ts';
import type { Reporter } from '../watch/reporter.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';
import type { ArrivalTurns } from '../wire/arrival-turns.ts';
import { type Connection, connectionOf, networkOf } from '../wire/connection.ts';
import { boundBody, ignoreBody, ignoreRequests } from '../wire/deaf-parser.ts';
import { OpenBodies } from '../wire/pace/open-bodies.ts';
import { Payers } from '../wire/payers.ts';
import { isLong, writeReply } from '../wire/reply-writer.ts';
import { findBreach } from '../wire/request-rules.ts';
import { STRICT_TRANSPORT } from '../wire/security-headers.ts';
import { WireRequest } from '../wire/wire-request.ts';
import type { GuestPace } from './guest-pace.ts';
import type { Lane } from './lane.ts';
import type { SignReply } from './reply-signer.ts';
import type { Visitors } from './visitors.ts';

/** The lanes, asked in this order whether a path is theirs; the last one takes all other paths. */
export type Lanes = readonly [Lane, ...Lane[]];

export interface FrontDoorOptions {
  /** Read with every request, because another edition brings other lanes. */
  readonly served: { readonly lanes: Lanes };
  readonly log: TroubleLog;
  readonly reporters: readonly Reporter[];
  readonly load: Load;
  readonly pace: Pick<GuestPace, 'paidAt' | 'answer' | 'turn'>;
  readonly arrivals: Pick<ArrivalTurns, 'admit'>;
  readonly visitors: Pick<Visitors, 'judge' | 'take' | 'giveBack'>;
  /** Signs the reply of a request that asks for a signature. */
  readonly sign: SignReply;
  /** While it drains, connections end with their next reply. */
  readonly drain: { readonly isDraining: boolean };
  /** Makes a UUIDv7. */
  readonly newRequestId: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Reported for a request whose client has left: nobody is owed a reply, and nothing is wrong. */
const LEFT: ApiReply = {
  status: 0,
  headers: [],
  body: null,
  bytes: 0,
  route: null,
  keyId: null,
  account: null,
  code: null,
};

/**
 * The listener of the HTTP server. It makes checks 1 to 3 of the order of checks (broken HTTP,
 * HTTPS, overload), passes the request to the lane of its path, and writes and reports the reply.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { served, log, reporters, load, pace, arrivals, visitors, sign, drain } = options;
  const { newRequestId, now } = options;
  const payers = new Payers();
  const bodies = new OpenBodies();

  const turn = (bytes: number) => pace.turn(bytes);

  function laneOf(path: string): Lane {
    const { lanes } = served;
    for (const lane of lanes) if (lane.paths.test(path)) return lane;
    return lanes[lanes.length - 1] as Lane;
  }

  /** Checks 1 to 3; null when the request has passed them. */
  function refuse(
    request: WireRequest,
    incoming: IncomingMessage,
    response: ServerResponse,
    lane: Lane,
  ): ApiReply | null {
    const breach = findBreach(incoming, request);
    // What follows on the connection is not a request, cannot be told from one, or is a body that
    // nobody reads: the connection cannot be reused.
    if (breach !== null || (request.hasBody && !lane.readsBody)) {
      endAfter(request, response);
      ignoreBody(incoming.socket);
    }
    if (breach !== null) return errorReply(request, 'bad_request', breach);
    if (request.isSecure) {
      response.setHeader(STRICT_TRANSPORT[0] as string, STRICT_TRANSPORT[1] as string);
    } else if (!request.maySpeakPlainly) {
      return lane.refusePlain(request);
    }
    // Contract 15.4: only a valid key gets more connections for its address.
    const { excess } = request.connection;
    if (excess !== null && (lane.name === 'site' || request.authorization.length === 0)) {
      return errorReply(request, 'rate_limited', excess);
    }
    return load.isOverloaded ? lane.refuseOverload(request, incoming) : null;
  }

  function fail(
    request: WireRequest,
    incoming: IncomingMessage,
    lane: Lane,
    cause: unknown,
  ): ApiReply {
    return incoming.socket.destroyed ? LEFT : lane.fail(request, cause);
  }

  function finish(request: WireRequest, response: ServerResponse, reply: ApiReply): void {
    if (reply.cause !== undefined) log.trouble('internal_error', reply.cause, request.requestId);
    const { connection } = request;
    if (connection.excess !== null && reply.keyId === null) {
      endAfter(request, response);
      finishPaced(
        request,
        response,
        errorReply(request, 'rate_limited', connection.excess),
        'guest',
      );
      return;
    }
    const rank = rankOf(reply);
    if (rank === 'paid' && connection.onPayer !== null) {
      connection.onPayer(reply.account ?? '');
      connection.onPayer = null;
    }
    connection.refused = rank === 'guest' && reply.keyId !== null ? connection.refused + 1 : 0;
    if (connection.refused >= REFUSED_MAX) endAfter(request, response);
    if (rank === 'paid') write(request, response, reply, rank);
    else finishPaced(request, response, reply, rank);
  }

  function finishPaced(
    request: WireRequest,
    response: ServerResponse,
    reply: ApiReply,
    rank: Rank,
  ): void {
    const judged = visitors.judge(request, reply, now());
    const reached = () => write(request, response, judged, rank);
    // The pieces of a long reply take turns of their own.
    const bodyBytes = isLong(judged.body) ? 0 : judged.bytes;
    const bytes = bodyBytes + (request.acceptSignature === null ? 0 : SIGNATURE_BYTES);
    if (!pace.answer(reached, bytes, rank === 'free')) response.destroy();
  }

  function write(
    request: WireRequest,
    response: ServerResponse,
    reply: ApiReply,
    rank: Rank,
  ): void {
    const isAnswered = () => answered(request.connection, response);
    // A long reply counts as answered once it has been sent: until then its connection may ask
    // little more.
    if (!isLong(reply.body)) isAnswered();
    else sendLong(request.connection, response, isAnswered);
    if (!response.req.socket.destroyed) {
      // Here, after guests have waited for their turn. Callers who ask for no signature pay nothing
      // for it.
      const isPlain =
        request.acceptSignature === null || (rank === 'guest' && reply.keyId !== null);
      const written = isPlain ? reply : sign(request, reply);
      writeReply(response, written, request.requestId, log, turn);
    }
    const moment = now();
    if (rank === 'paid') pace.paidAt = moment;
    noteRank(request, rank === 'paid');
    for (const reporter of reporters) reporter.replied(request, reply, moment - request.arrivedAt);
  }

  /** An unchanged connection is not recorded again, so paying callers pay nothing for this. */
  function noteRank(request: WireRequest, hasPaid: boolean): void {
    const { connection } = request;
    if (connection.isTrustedProxy) payers.note(request, hasPaid);
    else if (connection.isCallers !== hasPaid) {
      connection.isCallers = hasPaid;
      payers.note(request, hasPaid);
    }
  }

  async function finishLater(
    request: WireRequest,
    response: ServerResponse,
    lane: Lane,
    pending: Promise<ApiReply>,
  ): Promise<void> {
    // While a key is being looked up it may turn out invalid, so the request is not counted as load
    // yet.
    const weight = request.failure === null ? lane.weight : 0;
    load.wait(weight);
    const reply = await pending.catch((cause) => fail(request, response.req, lane, cause));
    load.wait(-weight);
    finish(request, response, reply);
  }

  function handle(request: WireRequest, incoming: IncomingMessage, response: ServerResponse): void {
    // Pipelined behind a request that ended the connection: never handled, never charged.
    if (request.connection.isOver) return;
    if (drain.isDraining) endAfter(request, response);
    const lane = laneOf(request.path);
    request.lane = lane.name;
    let reply: ApiReply | Promise<ApiReply>;
    try {
      reply = refuse(request, incoming, response, lane) ?? lane.answer(request, incoming, response);
    } catch (cause) {
      reply = fail(request, incoming, lane, cause);
    }
    if (reply instanceof Promise) void finishLater(request, response, lane, reply);
    else finish(request, response, reply);
  }

  return (incoming, response) => {
    const connection = connectionOf(incoming.socket);
    if (connection.isOver || !mayAsk(connection, incoming)) return;
    connection.requests += 1;
    connection.unanswered = response;
    const request = new WireRequest(incoming, connection, newRequestId(), now());
    request.failures = visitors;
    // Before any of its body is parsed, which may have arrived with it.
    if (request.isChunked) boundBody(incoming.socket);
    const isPayer = connection.isCallers || payers.has(request);
    if (request.hasBody) {
      const who = isPayer ? (request.authorization[0] ?? '') : networkOf(request.address);
      bodies.add(who, !isPayer, incoming);
      if (!isPayer) connection.posted = response;
    }
    if (isPayer && connection.deferred === 0) {
      handle(request, incoming, response);
      return;
    }
    let isDeferred = false;
    const isAdmitted = arrivals.admit({
      who: () => networkOf(request.address),
      handle: () => {
        if (isDeferred) connection.deferred -= 1;
        handle(request, incoming, response);
      },
      onWait: () => {
        isDeferred = true;
        connection.deferred += 1;
        hold(connection, incoming);
      },
      millis: millisBeside(incoming, request),
    });
    if (!isAdmitted) response.destroy();
  };
}

/** Who goes first: paying callers, then those of the Free plan, then everybody else. */
type Rank = 'paid' | 'free' | 'guest';

/**
 * A key that has used up its limits makes its caller a guest: a refusal costs as much as an
 * answer.
 */
function rankOf({ keyId, code, isFree }: ApiReply): Rank {
  if (keyId === null || code === 'rate_limited' || code === 'monthly_limit_reached') return 'guest';
  return isFree === true ? 'free' : 'paid';
}

/** A signature takes 0.15 ms; its turns are those of so many bytes, and 800 a second are left. */
const SIGNATURE_BYTES = 32 * 1024;

/** This many refusals in a row for used-up limits end the connection. */
const REFUSED_MAX = 100;

/**
 * What a request costs the loop beside being handled, and what each character of its fields
 * costs.
 */
const REQUEST_MILLIS = 0.012;
const CHARACTER_MILLIS = 0.000_003;
/** What a body costs even if it is empty: a stream, and the rest of the work once it is read. */
const BODY_MILLIS = 0.06;
/** The longest body that a lane reads; its most expensive message costs the loop 1.5 ms. */
const BODY_BYTES_MAX = 16_384;
const BODY_MILLIS_A_BYTE = 1.5 / BODY_BYTES_MAX;

/** Milliseconds that a request takes beside being handled: to be parsed, answered and forgotten. */
function millisBeside({ rawHeaders }: IncomingMessage, request: WireRequest): number {
  let characters = 0;
  for (const each of rawHeaders) characters += each.length;
  const head = REQUEST_MILLIS + characters * CHARACTER_MILLIS;
  if (!request.hasBody) return head;
  const bytes = request.isChunked ? BODY_BYTES_MAX : Math.min(request.bodyBytes, BODY_BYTES_MAX);
  return head + BODY_MILLIS + bytes * BODY_MILLIS_A_BYTE;
}

/**
 * A connection with this many replies due is not read further until 8 of them are left to write.
 */
const ASKED_MAX = 16;
/** What has been read already may hold more. No honest client has this many due, */
const ASKED_LIMIT = 64;
/** nor this many when one of them is a long reply, or when none has answered a paying caller, */
const ASKED_LIMIT_LOW = 20;
/** nor this many without a key; such a connection is read no further above half of them. */
const ASKED_LIMIT_KEYLESS = 8;

/**
 * Counts a request; false when its connection has asked too much, and is ended. One behind the body
 * of a guest, which no client sends (RFC 9112 9.3.2), ends it with that reply.
 */
function mayAsk(connection: Connection, incoming: IncomingMessage): boolean {
  const { socket } = incoming;
  if (connection.posted !== null) {
    connection.posted.shouldKeepAlive = false;
    ignoreRequests(socket);
    return false;
  }
  connection.asked += 1;
  if (connection.asked <= ASKED_LIMIT_KEYLESS / 2) return true;
  const hasKey = incoming.headers.authorization !== undefined;
  const limit = hasKey ? ASKED_LIMIT_LOW : ASKED_LIMIT_KEYLESS;
  const most = connection.isCallers ? ASKED_LIMIT : limit;
  if (connection.asked > (connection.long > 0 ? ASKED_LIMIT_LOW : most)) {
    connection.isOver = true;
    ignoreRequests(socket);
    socket.destroy();
    return false;
  }
  if (!hasKey || connection.asked > ASKED_MAX) hold(connection, { socket });
  return true;
}

/**
 * Records a long reply until it is sent; a connection that has asked too much for that is ended.
 */
function sendLong(connection: Connection, response: ServerResponse, then: () => void): void {
  if (connection.asked > ASKED_LIMIT_LOW) response.req.socket.destroy();
  connection.long += 1;
  response.once('close', () => {
    connection.long -= 1;
    then();
  });
}

/** Stops reading until some requests are answered. */
function hold(connection: Connection, { socket }: Pick<IncomingMessage, 'socket'>): void {
  // Deferred until what has arrived is parsed. Node resumes reading at the end of every request and
  // when a long reply drains, so each of them holds again.
  process.nextTick(() => connection.isHeld && socket.pause());
  connection.isHeld = true;
}

function answered(connection: Connection, response: ServerResponse): void {
  connection.asked -= 1;
  if (connection.posted === response) connection.posted = null;
  if (!connection.isHeld || connection.asked > ASKED_MAX / 2) return;
  connection.isHeld = false;
  response.req.socket.resume();
}

/** Makes this reply the last one of its connection. */
function endAfter({ connection }: WireRequest, response: ServerResponse): void {
  connection.isOver = true;
  response.shouldKeepAlive = false;
}
