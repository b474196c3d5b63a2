import type { ApiReply } from '../../api/message.ts';
import { normalAuthority } from '../../signature/components.ts';
import { type SigningKey, signReply } from '../../signature/sign-reply.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import type { Visitors } from './visitors.ts';

/** Returns the reply signed, as its request asks, or unchanged if that is impossible. */
export type SignReply = (request: WireRequest, reply: ApiReply) => ApiReply;

export interface ReplySignerOptions {
  readonly keys: { readonly present: SigningKey };
  readonly visitors: Pick<Visitors, 'take'>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly wallMillis: () => number;
}

/** The one place where replies of any lane are signed. Contract 21, Decision 32. */
export function createReplySigner(options: ReplySignerOptions): SignReply {
  const { keys, visitors, now, wallMillis } = options;
  return (request, reply) => {
    const { acceptSignature, method, path, query, hosts, host } = request;
    // Contract 15.3: HTTP/1.0 may name no host, and then the host that was asked is unknown.
    if (acceptSignature === null || hosts !== 1) return reply;
    // Contract 14.6: callers pay from their own bucket, everybody else from their address's.
    const isGuest = reply.keyId === null;
    if (isGuest && !visitors.take('signatures', request.address, now()).allowed) return reply;
    const lines = signReply(
      { method, authority: normalAuthority(host, request.isSecure), path, query },
      reply,
      acceptSignature,
      keys.present,
      Math.floor(wallMillis() / 1_000),
    );
    // No cache may give one client a reply that another one requested with its own nonce.
    if (lines === null) return reply;
    return { ...reply, headers: [...reply.headers, 'Vary', 'Accept-Signature', ...lines] };
  };
}
