import type { BlockList, Socket } from 'node:net';
import { isListed, networkOf } from './connection.ts';

/** Above the limit so many may say whether they have a key; to hear all of a flood would cost too much. */
export const TRIALS_MAX = 64;

interface Owner {
  readonly who: string;
  readonly socket: Socket;
}

/**
 * How many connections each address has (IPv6: each /64), those whose TLS is not yet there
 * included: a handshake that never ends holds a place as well. One of a caller who pays is counted
 * with those of its account instead.
 */
export class ConnectionCounts {
  readonly #max: number;
  readonly #exempt: BlockList;
  readonly #counts = new Map<string, number>();
  /** What each connection is counted with, by its address and port, and which it is. */
  readonly #owners = new Map<string, Owner>();
  /** Those above the limit of each address, oldest first, by address and port. */
  readonly #trials = new Map<string, Map<string, Socket>>();

  /** @param exempt the trusted proxies: each of their connections may be somebody else's. */
  constructor(max: number, exempt: BlockList) {
    this.#max = max;
    this.#exempt = exempt;
  }

  /**
   * Counts a connection as long as it lasts. Where too many are on trial already, the oldest of
   * them is closed without a word: those that never ask keep out nobody who does.
   */
  add(socket: Socket): void {
    const { remoteAddress: address } = socket;
    if (address === undefined || isListed(this.#exempt, address)) return;
    const who = networkOf(address);
    const name = nameOf(socket);
    // The one before it has gone, though nobody has read its end yet.
    this.#forget(name);
    this.#count(name, { who, socket });
    socket.once('close', () => {
      if (this.#owners.get(name)?.socket === socket) this.#forget(name);
    });
    if ((this.#counts.get(who) ?? 0) <= this.#max) return;
    const trials = this.#trials.get(who) ?? new Map<string, Socket>();
    this.#trials.set(who, trials.set(name, socket));
    const [oldest] = trials;
    if (trials.size <= TRIALS_MAX || oldest === undefined) return;
    this.#forget(oldest[0]);
    oldest[1].destroy();
  }

  /** Whether a connection was above the limit when it was counted, over TLS or not. */
  isExcess(socket: Socket): boolean {
    return this.#trials.size > 0 && this.#trialsOf(nameOf(socket))?.has(nameOf(socket)) === true;
  }

  /** Counts a connection with an account from now on, unless that has too many itself. */
  move(socket: Socket, account: string): void {
    const name = nameOf(socket);
    // No network has a blank in it.
    const who = `account ${account}`;
    const counted = this.#owners.get(name);
    if (counted === undefined || (this.#counts.get(who) ?? 0) >= this.#max) return;
    this.#forget(name);
    this.#count(name, { ...counted, who });
  }

  #count(name: string, owner: Owner): void {
    this.#owners.set(name, owner);
    this.#counts.set(owner.who, (this.#counts.get(owner.who) ?? 0) + 1);
  }

  #forget(name: string): void {
    const { who } = this.#owners.get(name) ?? {};
    if (who === undefined) return;
    const trials = this.#trialsOf(name);
    trials?.delete(name);
    if (trials?.size === 0) this.#trials.delete(who);
    this.#owners.delete(name);
    const left = (this.#counts.get(who) ?? 1) - 1;
    if (left === 0) this.#counts.delete(who);
    else this.#counts.set(who, left);
  }

  #trialsOf(name: string): Map<string, Socket> | undefined {
    return this.#trials.get(this.#owners.get(name)?.who ?? '');
  }
}

function nameOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
