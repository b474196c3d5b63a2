import type { ApiReply, ApiRequest } from '../../api/message.ts';

/** The parts of the service as the metrics name them; `none` where no request could be read. */
export type LaneName = 'api' | 'mcp' | 'site' | 'none';

/** The part of a request that is told on; the method is empty where it could not be read. */
export interface Told extends Pick<ApiRequest, 'requestId' | 'method'> {
  readonly lane: LaneName;
  /** Of whoever asks, or of its proxy where that one does not say; empty when it is not known. */
  readonly address: string;
}
/** The part of its reply. */
export type ToldReply = Pick<
  ApiReply,
  'status' | 'bytes' | 'route' | 'keyId' | 'account' | 'code' | 'refusal'
>;

/** Is told of every reply: the metrics, and the request log when there is one. */
export interface Reporter {
  /** @param millis how long the request took. */
  replied(request: Told, reply: ToldReply, millis: number): void;
}
