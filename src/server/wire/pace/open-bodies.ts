import type { IncomingMessage } from 'node:http';

/** Bodies of guests that are not read to their end; each takes up to 35 KiB with its request. */
const GUESTS_MAX = 512;
/** And those of one network, or of one paying caller. */
const EACH_MAX = 128;

/**
 * Bounds the bodies that have begun and are not read to their end: announcing one costs a client
 * nothing, and it may take as long as a request may. One more ends the oldest, connection and all,
 * so that whoever sends a body at once loses none. Contract 15.4.
 */
export class OpenBodies {
  readonly #ofGuests = new Set<IncomingMessage>();
  readonly #ofEach = new Map<string, Set<IncomingMessage>>();

  /** Counts a body until it is read, or its connection ends. */
  add(who: string, isGuest: boolean, request: IncomingMessage): void {
    const own = this.#ofEach.get(who) ?? new Set();
    const counted = isGuest ? [own, this.#ofGuests] : [own];
    this.#ofEach.set(who, own);
    for (const each of counted) each.add(request);
    request.once('close', () => {
      for (const each of counted) each.delete(request);
      if (own.size === 0 && this.#ofEach.get(who) === own) this.#ofEach.delete(who);
    });
    if (own.size > EACH_MAX) endOldest(own);
    else if (this.#ofGuests.size > GUESTS_MAX) endOldest(this.#ofGuests);
  }
}

function endOldest(bodies: Set<IncomingMessage>): void {
  const [oldest] = bodies;
  // What has arrived of it would stay for as long as its request waits for its turn.
  oldest?.read();
  oldest?.socket.destroy();
}
