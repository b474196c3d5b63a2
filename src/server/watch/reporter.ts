import type { ApiReply, ApiRequest } from '../../api/message.ts';

/** The part of a request that is told on; the method is empty where it could not be read. */
export type Told = Pick<ApiRequest, 'requestId' | 'method'>;
/** The part of its reply. */
export type ToldReply = Pick<ApiReply, 'status' | 'bytes' | 'route' | 'keyId' | 'code'>;

/** Is told of every reply: the metrics, and the request log when there is one. */
export interface Reporter {
  /** @param millis how long the request took. */
  replied(request: Told, reply: ToldReply, millis: number): void;
}
