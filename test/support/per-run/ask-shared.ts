import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Reads from `open-shared.ts`, which opens it on the first request. */
export async function askShared(path: '/site' | '/files' | '/library'): Promise<string> {
  const reply = await new Promise<IncomingMessage>((answered, failed) =>
    // `fetch` has a time limit of its own.
    get(inject('shared') + path, answered).once('error', failed),
  );
  const said = await text(reply);
  if (reply.statusCode !== 200) throw new Error(said);
  return said;
}
