import type { ApiReply, ApiRequest } from '../api/message.ts';

/** A message that has been paid for. */
export interface PaidMessage extends Pick<ApiRequest, 'requestId' | 'clientRequestId' | 'siteUrl'> {
  /** The full address as the client knows it. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  /** `body` as JSON; undefined when it is not JSON. */
  readonly message: unknown;
  /** The endpoint's reply to the message's call; null when the message is not a call. */
  readonly asked: ApiReply | null;
}

/** The SDK's answer. */
export interface Said {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
