/** Why a body is not read to its end: it took too long, or others needed the space. */
export type CutOff = 'tooSlow' | 'crowdedOut';

export interface UnverifiedBody {
  /** The sender's source. */
  source: string;
  /** By `performance.now()`. */
  startedAtMs: number;
  bytes: number;
  cutOff: (why: CutOff) => void;
}

interface Limits {
  mostBytes: number;
  /** The share of one source, so that it never crowds out another. */
  mostBytesOfSource: number;
  mostMs: number;
}

/**
 * Half of the 64 MB that strangers may cost the process: as much again has arrived and was not collected yet
 * (measured).
 */
export const UNVERIFIED_LIMITS: Limits = {
  mostBytes: 32 * 1024 * 1024,
  mostBytesOfSource: 8 * 1024 * 1024,
  mostMs: 10_000,
};

/**
 * The bodies of all raw routes whose signature is not verified yet. If there are too many, the source with the most
 * bytes loses its oldest body: honest ones are complete in a moment.
 */
export class UnverifiedBodies {
  readonly #limits: Limits;
  /** In the order in which they started. */
  readonly #bodies = new Set<UnverifiedBody>();
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(limits: Limits = UNVERIFIED_LIMITS) {
    this.#limits = limits;
  }

  /** The total bytes in use. */
  get bytes(): number {
    return this.#bytes;
  }

  begin(source: string, cutOff: UnverifiedBody['cutOff']): UnverifiedBody {
    const body = { source, startedAtMs: performance.now(), bytes: 0, cutOff };
    this.#bodies.add(body);
    return body;
  }

  /** Counts more bytes of a body; it or others may be cut off for it. */
  grow(body: UnverifiedBody, bytes: number): void {
    if (!this.#bodies.has(body)) return;
    this.#count(body, bytes);
    const { mostBytes, mostBytesOfSource } = this.#limits;
    while ((this.#bytesOf.get(body.source) ?? 0) > mostBytesOfSource) this.#giveWay(body.source);
    while (this.#bytes > mostBytes) this.#giveWay(this.#largestSource());
  }

  /** Whether the body had not been cut off. */
  finish(body: UnverifiedBody): boolean {
    if (!this.#bodies.delete(body)) return false;
    this.#count(body, -body.bytes);
    return true;
  }

  /** Cuts off bodies that take too long. */
  cutOffSlow(nowMs = performance.now()): void {
    for (const body of this.#bodies) {
      if (nowMs - body.startedAtMs < this.#limits.mostMs) return;
      this.#cutOff(body, 'tooSlow');
    }
  }

  #giveWay(source: string): void {
    for (const body of this.#bodies) {
      if (body.source === source && body.bytes > 0) return this.#cutOff(body, 'crowdedOut');
    }
  }

  #cutOff(body: UnverifiedBody, why: CutOff): void {
    this.finish(body);
    body.cutOff(why);
  }

  #largestSource(): string {
    let [largest, most] = ['', 0];
    for (const [source, bytes] of this.#bytesOf) if (bytes > most) [largest, most] = [source, bytes];
    return largest;
  }

  #count(body: UnverifiedBody, bytes: number): void {
    body.bytes += bytes;
    this.#bytes += bytes;
    const ofSource = (this.#bytesOf.get(body.source) ?? 0) + bytes;
    if (ofSource === 0) this.#bytesOf.delete(body.source);
    else this.#bytesOf.set(body.source, ofSource);
  }
}
