import type { BlockList, Socket } from 'node:net';
import { isListed, networkOf } from './connection.ts';

/**
 * Connections above the limit that may still show a key; hearing all of a flood would cost too
 * much.
 */
export const TRIALS_MAX = 64;

interface Owner {
  readonly who: string;
  readonly socket: Socket;
}

/**
 * Counts the connections of each address (IPv6: each /64), including those whose TLS handshake is
 * not done: a handshake that never ends holds a place as well. A paying caller's connection is
 * counted with its account instead.
 */
export class ConnectionCounts {
  readonly #max: number;
  readonly #exempt: BlockList;
  readonly #counts = new Map<string, number>();
  /** The group in which each connection is counted, by address and port. */
  readonly #owners = new Map<string, Owner>();
  /** Connections above the limit of each address, oldest first, by address and port. */
  readonly #trials = new Map<string, Map<string, Socket>>();

  /** @param exempt the trusted proxies, whose connections may each belong to somebody else. */
  constructor(max: number, exempt: BlockList) {
    this.#max = max;
    this.#exempt = exempt;
  }

  /**
   * Counts a connection for as long as it lasts. When too many are on trial already, the oldest
   * of them is closed without a reply: connections that never ask keep nobody out.
   */
  add(socket: Socket): void {
    const { remoteAddress: address } = socket;
    if (address === undefined || isListed(this.#exempt, address)) return;
    const who = networkOf(address);
    const name = nameOf(socket);
    // The one before it is gone, though its end has not been read yet.
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
    // No network contains a blank.
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
