import type { ApiReply, ApiRequest } from '../api/message.ts';

/** A message that has been paid for. */
export interface PaidMessage extends Pick<ApiRequest, 'requestId' | 'clientRequestId' | 'siteUrl'> {
  /** The whole address, as the client believes it. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  /** `body` read as JSON; undefined when it is none. */
  readonly message: unknown;
  /** What the endpoint has replied to the call that the message is; null when it is none. */
  readonly asked: ApiReply | null;
}

/** What the protocol's SDK answers. */
export interface Said {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
