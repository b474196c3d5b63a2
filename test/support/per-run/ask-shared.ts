import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** What `open-shared.ts` says; opens it if nobody has asked before. */
export async function askShared(path: '/site' | '/files' | '/library'): Promise<string> {
  const reply = await new Promise<IncomingMessage>((answered, failed) =>
    // Not by fetch, which has no patience without end.
    get(inject('shared') + path, answered).once('error', failed),
  );
  const said = await text(reply);
  if (reply.statusCode !== 200) throw new Error(said);
  return said;
}
