import type { ApiReply, ApiRequest } from '../../api/message.ts';

/** The parts of the service as the metrics name them; `none` where no request could be read. */
export type LaneName = 'api' | 'mcp' | 'site' | 'none';

/** The part of a request that is reported; the method is empty where it could not be read. */
export interface ReportedRequest extends Pick<ApiRequest, 'requestId' | 'method'> {
  readonly lane: LaneName;
  /** The client's address, or its proxy's if that does not pass it on; empty when unknown. */
  readonly address: string;
}
/** The part of a reply that is reported. */
export type ReportedReply = Pick<
  ApiReply,
  'status' | 'bytes' | 'route' | 'keyId' | 'account' | 'code' | 'refusal'
>;

/** Receives every reply: implemented by the metrics and, when it is on, the request log. */
export interface Reporter {
  /** @param millis how long the request took. */
  replied(request: ReportedRequest, reply: ReportedReply, millis: number): void;
}
