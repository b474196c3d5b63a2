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
import { Visit } from '../wire/visit.ts';
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
  /** Signs the reply of a visit that asks for a signature. */
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
  ...{ status: 0, headers: [], body: null, bytes: 0 },
  ...{ route: null, keyId: null, account: null, code: null },
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
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
    lane: Lane,
  ): ApiReply | null {
    const breach = findBreach(request, visit);
    // What follows on the connection is not a request, cannot be told from one, or is a body that
    // nobody reads: the connection cannot be reused.
    if (breach !== null || (visit.hasBody && !lane.readsBody)) {
      endAfter(visit, response);
      ignoreBody(request.socket);
    }
    if (breach !== null) return errorReply(visit, 'bad_request', breach);
    if (visit.isSecure) {
      response.setHeader(STRICT_TRANSPORT[0] as string, STRICT_TRANSPORT[1] as string);
    } else if (!visit.maySpeakPlainly) {
      return lane.refusePlain(visit);
    }
    // Contract 15.4: only a valid key gets more connections for its address.
    const { excess } = visit.connection;
    if (excess !== null && (lane.name === 'site' || visit.authorization.length === 0)) {
      return errorReply(visit, 'rate_limited', excess);
    }
    return load.isOverloaded ? lane.refuseOverload(visit, request) : null;
  }

  function fail(visit: Visit, request: IncomingMessage, lane: Lane, cause: unknown): ApiReply {
    return request.socket.destroyed ? LEFT : lane.fail(visit, cause);
  }

  function finish(visit: Visit, response: ServerResponse, reply: ApiReply): void {
    if (reply.cause !== undefined) log.trouble('internal_error', reply.cause, visit.requestId);
    const { connection } = visit;
    if (connection.excess !== null && reply.keyId === null) {
      endAfter(visit, response);
      finishPaced(visit, response, errorReply(visit, 'rate_limited', connection.excess), 'guest');
      return;
    }
    const rank = rankOf(reply);
    if (rank === 'paid' && connection.onPayer !== null) {
      connection.onPayer(reply.account ?? '');
      connection.onPayer = null;
    }
    connection.refused = rank === 'guest' && reply.keyId !== null ? connection.refused + 1 : 0;
    if (connection.refused >= REFUSED_MAX) endAfter(visit, response);
    if (rank === 'paid') write(visit, response, reply, rank);
    else finishPaced(visit, response, reply, rank);
  }

  function finishPaced(visit: Visit, response: ServerResponse, reply: ApiReply, rank: Rank): void {
    const judged = visitors.judge(visit, reply, now());
    const reached = () => write(visit, response, judged, rank);
    // The pieces of a long reply take turns of their own.
    const bodyBytes = isLong(judged.body) ? 0 : judged.bytes;
    const bytes = bodyBytes + (visit.acceptSignature === null ? 0 : SIGNATURE_BYTES);
    if (!pace.answer(reached, bytes, rank === 'free')) response.destroy();
  }

  function write(visit: Visit, response: ServerResponse, reply: ApiReply, rank: Rank): void {
    const isAnswered = () => answered(visit.connection, response);
    // A long reply counts as answered once it has been sent: until then its connection may ask
    // little more.
    if (!isLong(reply.body)) isAnswered();
    else sendLong(visit.connection, response, isAnswered);
    if (!response.req.socket.destroyed) {
      // Here, after guests have waited for their turn. Callers who ask for no signature pay nothing
      // for it.
      const isPlain = visit.acceptSignature === null || (rank === 'guest' && reply.keyId !== null);
      const written = isPlain ? reply : sign(visit, reply);
      writeReply(response, written, visit.requestId, log, turn);
    }
    const moment = now();
    if (rank === 'paid') pace.paidAt = moment;
    noteRank(visit, rank === 'paid');
    for (const reporter of reporters) reporter.replied(visit, reply, moment - visit.arrivedAt);
  }

  /** An unchanged connection is not recorded again, so paying callers pay nothing for this. */
  function noteRank(visit: Visit, hasPaid: boolean): void {
    const { connection } = visit;
    if (connection.isTrustedProxy) payers.note(visit, hasPaid);
    else if (connection.isCallers !== hasPaid) {
      connection.isCallers = hasPaid;
      payers.note(visit, hasPaid);
    }
  }

  async function finishLater(
    visit: Visit,
    response: ServerResponse,
    lane: Lane,
    pending: Promise<ApiReply>,
  ): Promise<void> {
    // While a key is being looked up it may turn out invalid, so the request is not counted as load
    // yet.
    const weight = visit.failure === null ? lane.weight : 0;
    load.wait(weight);
    const reply = await pending.catch((cause) => fail(visit, response.req, lane, cause));
    load.wait(-weight);
    finish(visit, response, reply);
  }

  function handle(visit: Visit, request: IncomingMessage, response: ServerResponse): void {
    // Pipelined behind a request that ended the connection: never handled, never charged.
    if (visit.connection.isOver) return;
    if (drain.isDraining) endAfter(visit, response);
    const lane = laneOf(visit.path);
    visit.lane = lane.name;
    let reply: ApiReply | Promise<ApiReply>;
    try {
      reply = refuse(visit, request, response, lane) ?? lane.answer(visit, request, response);
    } catch (cause) {
      reply = fail(visit, request, lane, cause);
    }
    if (reply instanceof Promise) void finishLater(visit, response, lane, reply);
    else finish(visit, response, reply);
  }

  return (request, response) => {
    const connection = connectionOf(request.socket);
    if (connection.isOver || !mayAsk(connection, request)) return;
    connection.requests += 1;
    connection.unanswered = response;
    const visit = new Visit(request, connection, newRequestId(), now());
    visit.failures = visitors;
    // Before any of its body is parsed, which may have arrived with it.
    if (visit.isChunked) boundBody(request.socket);
    const isPayer = connection.isCallers || payers.has(visit);
    if (visit.hasBody) {
      const who = isPayer ? (visit.authorization[0] ?? '') : networkOf(visit.address);
      bodies.add(who, !isPayer, request);
      if (!isPayer) connection.posted = response;
    }
    if (isPayer && connection.deferred === 0) {
      handle(visit, request, response);
      return;
    }
    let isDeferred = false;
    const isAdmitted = arrivals.admit({
      who: () => networkOf(visit.address),
      handle: () => {
        if (isDeferred) connection.deferred -= 1;
        handle(visit, request, response);
      },
      onWait: () => {
        isDeferred = true;
        connection.deferred += 1;
        hold(connection, request);
      },
      millis: millisBeside(request, visit),
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
function millisBeside({ rawHeaders }: IncomingMessage, visit: Visit): number {
  let characters = 0;
  for (const each of rawHeaders) characters += each.length;
  const head = REQUEST_MILLIS + characters * CHARACTER_MILLIS;
  if (!visit.hasBody) return head;
  const bytes = visit.isChunked ? BODY_BYTES_MAX : Math.min(visit.bodyBytes, BODY_BYTES_MAX);
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
function mayAsk(connection: Connection, request: IncomingMessage): boolean {
  const { socket } = request;
  if (connection.posted !== null) {
    connection.posted.shouldKeepAlive = false;
    ignoreRequests(socket);
    return false;
  }
  connection.asked += 1;
  if (connection.asked <= ASKED_LIMIT_KEYLESS / 2) return true;
  const hasKey = request.headers.authorization !== undefined;
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
function endAfter({ connection }: Visit, response: ServerResponse): void {
  connection.isOver = true;
  response.shouldKeepAlive = false;
}
