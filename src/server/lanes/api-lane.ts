import type { Service } from '../../api/message.ts';
import { IN_JSON, type Lane } from './lane.ts';

/**
 * The API: everything under `/v1` and under versions that do not exist, straight from the
 * contract.
 */
export function createApiLane(service: Service): Lane {
  return {
    ...IN_JSON,
    name: 'api',
    // A near-miss of one of its paths is refused in JSON (Contract 10.2).
    paths: /^\/+v\d+(?:\/|$)/i,
    readsBody: false,
    weight: 1,
    answer: service.answer,
  };
}
