import type { EndpointName } from '../../../../src/api/endpoints/endpoint.ts';
import { ask } from '../answers/answers.ts';
import { RedletterError } from '../redletter-error.ts';
import { library } from './library.ts';
import type { Answerer } from './lines.ts';

/** A longer name is not repeated in a message. */
const NAME_LENGTH_MAX = 40;

/**
 * Answers objects whose members are the API's parameters, with the API's bodies.
 * @param place of all lines without a country; null: each line names its own.
 */
export function ndjsonAnswerer(endpoint: EndpointName, place: string | null): Answerer {
  const all = library();
  return (line) => {
    try {
      return { text: ask(all, `/v1/${endpoint}?${queryOf(line, place)}`).text, isAnswer: true };
    } catch (thrown) {
      if (!(thrown instanceof RedletterError)) throw thrown;
      const { code, message } = thrown;
      return { text: JSON.stringify({ error: { code, message } }), isAnswer: false };
    }
  };
}

function queryOf(line: string, place: string | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readObject(line))) {
    if (value !== null) query.set(name, textOf(name, value));
  }
  if (place !== null && !query.has('country')) {
    const [country = '', ...region] = place.split('-');
    query.set('country', country);
    if (region.length > 0) query.set('region', region.join('-'));
  }
  return query;
}

/** @throws RedletterError for a list or an object, which has no unambiguous text. */
function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const shown = name.length > NAME_LENGTH_MAX ? 'A value' : `The value of ${JSON.stringify(name)}`;
  throw new RedletterError(
    'bad_request',
    `${shown} must be a text or a number, for example {"date":"2026-12-24"}.`,
  );
}

/** @throws RedletterError for a line that is not a JSON object. */
function readObject(line: string): object {
  let value: unknown = null;
  try {
    value = JSON.parse(line);
  } catch {
    // Reported like any other line that is not an object.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new RedletterError(
    'bad_request',
    'A line must be one JSON object, for example {"date":"2026-12-24","country":"GB"}.',
  );
}
