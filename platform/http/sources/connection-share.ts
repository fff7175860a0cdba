import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlocks } from './address-blocks.ts';
import type { IsTrusted } from './client-address.ts';

/** How many connections there may be. */
export interface ConnectionLimits {
  /** In total. An idle connection costs some 20 kB, and the database and providers need file handles, too. */
  most: number;
  /** Of one IPv4 address or one IPv6 /64. A browser opens six; an office behind one address has a hundred. */
  mostPerSource: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { most: 4000, mostPerSource: 500 };
/** Node refuses connections above its limit; the difference leaves time to close silent ones. */
const SPARE = 100;

/**
 * Shares the connections of a server among their sources. Connections without any request yet are closed first: the
 * oldest of a source that has too many, or the oldest of all if connections run out. A trusted proxy stands for many
 * people, so only the total limits it.
 */
export class ConnectionShare {
  readonly #limits: ConnectionLimits;
  readonly #isTrusted: IsTrusted;
  /** In the order in which they were opened. */
  readonly #silent = new Set<Socket>();
  readonly #bySource = new Map<string, Set<Socket>>();
  #count = 0;

  constructor(limits: ConnectionLimits, isTrusted: IsTrusted) {
    this.#limits = limits;
    this.#isTrusted = isTrusted;
  }

  watch(server: Server): void {
    server.maxConnections = this.#limits.most + SPARE;
    server.on('connection', (socket: Socket) => this.#open(socket));
    server.on('request', ({ socket }) => this.#silent.delete(socket));
  }

  /** Closes connections without any request yet, which browsers and pools open in advance. */
  closeSilent(): void {
    for (const socket of this.#silent) socket.destroy();
  }

  #open(socket: Socket): void {
    const source = this.#sourceOf(socket);
    const ofSource = (source !== null && this.#bySource.get(source)) || new Set<Socket>();
    this.#count += 1;
    this.#silent.add(socket);
    ofSource.add(socket);
    if (source !== null) this.#bySource.set(source, ofSource);
    socket.once('close', () => {
      this.#count -= 1;
      this.#silent.delete(socket);
      ofSource.delete(socket);
      if (source !== null && ofSource.size === 0) this.#bySource.delete(source);
    });
    if (source !== null && ofSource.size > this.#limits.mostPerSource) this.#closeSilentOf(ofSource);
    else if (this.#count > this.#limits.most) this.#closeSilentOf(this.#silent);
  }

  /** Every new connection is silent itself, so there is always one to close. */
  #closeSilentOf(sockets: ReadonlySet<Socket>): void {
    for (const socket of sockets)
      if (this.#silent.has(socket) && !socket.destroyed) return void socket.destroy();
  }

  /** Null: not limited by source. */
  #sourceOf({ remoteAddress }: Socket): string | null {
    if (remoteAddress === undefined || this.#isTrusted(remoteAddress)) return null;
    return addressBlocks(remoteAddress)[0]?.prefix ?? null;
  }
}
