import type { Service } from '../../api/message.ts';
import { IN_JSON, type Lane } from './lane.ts';

/** The API: everything under `/v1`, known or not, straight from the contract. */
export function createApiLane(service: Service): Lane {
  return {
    ...IN_JSON,
    name: 'api',
    // What is nearly one of its paths is told so in JSON (Contract 10.2).
    paths: /^\/+v1(?:\/|$)/i,
    readsBody: false,
    weight: 1,
    answer: service.answer,
  };
}
