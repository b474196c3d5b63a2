import type { BlockList, Socket } from 'node:net';
import { isListed, networkOf } from './connection.ts';

/** Above the limit so many are told so at once; to tell all of a flood would cost too much. */
const TOLD_MAX = 64;

/**
 * How many connections each address has (IPv6: each /64), those whose TLS is not yet there
 * included: a handshake that never ends holds a place as well.
 */
export class ConnectionCounts {
  readonly #max: number;
  readonly #exempt: BlockList;
  readonly #counts = new Map<string, number>();
  /** Those above the limit that are to be told so, by address and port. */
  readonly #excess = new Set<string>();

  /** @param exempt the trusted proxies: each of their connections may be somebody else's. */
  constructor(max: number, exempt: BlockList) {
    this.#max = max;
    this.#exempt = exempt;
  }

  /** Counts a connection as long as it lasts. One that is far too many is closed without a word. */
  add(socket: Socket): void {
    const { remoteAddress: address } = socket;
    if (address === undefined || isListed(this.#exempt, address)) return;
    const who = networkOf(address);
    const count = (this.#counts.get(who) ?? 0) + 1;
    if (count > this.#max + TOLD_MAX) {
      socket.destroy();
      return;
    }
    this.#counts.set(who, count);
    const name = nameOf(socket);
    if (count > this.#max) this.#excess.add(name);
    socket.once('close', () => {
      this.#excess.delete(name);
      const left = (this.#counts.get(who) ?? 1) - 1;
      if (left === 0) this.#counts.delete(who);
      else this.#counts.set(who, left);
    });
  }

  /** Whether a connection was above the limit when it was counted, over TLS or not. */
  isExcess(socket: Socket): boolean {
    return this.#excess.size > 0 && this.#excess.has(nameOf(socket));
  }
}

function nameOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
