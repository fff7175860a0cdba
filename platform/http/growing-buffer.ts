/**
 * A single chunk is kept as it is; several are copied into one buffer: a million chunks of one byte would cost a
 * hundred times as much.
 */
const SMALLEST_BYTES = 16 * 1024;
/** A client that has sent this much will send the rest, so its space is allocated once. */
const SURE_BYTES = 256 * 1024;

/** Collects the chunks of a body. The first is kept as it came, because most bodies have no second. */
export class GrowingBuffer {
  readonly #mostBytes: number;
  #held: Buffer | null = null;
  /** Whether the buffer is our own copy, and not a chunk that others use. */
  #isOwn = false;
  #length = 0;

  /** `mostBytes`: the most that may be added up. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of memory in use. */
  get capacity(): number {
    return this.#held?.length ?? 0;
  }

  add(piece: Buffer): void {
    if (this.#held === null) this.#held = piece;
    else {
      this.#makeRoom(this.#length + piece.length);
      piece.copy(this.#held, this.#length);
    }
    this.#length += piece.length;
  }

  /** The whole body, without a copy. */
  take(): Buffer {
    const whole = this.#held ?? Buffer.alloc(0);
    this.#held = null;
    return whole.subarray(0, this.#length);
  }

  /** Frees the memory now: attackers send faster than garbage is collected. */
  drop(): void {
    const memory = this.#isOwn ? this.#held?.buffer : null;
    if (memory instanceof ArrayBuffer) memory.transfer(0);
    this.#held = null;
  }

  #makeRoom(bytes: number): void {
    if (this.#held !== null && bytes <= this.#held.length) return;
    const wanted = bytes > SURE_BYTES ? this.#mostBytes : Math.max(SMALLEST_BYTES, 2 * bytes);
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes, Math.min(this.#mostBytes, wanted)));
    this.#held?.copy(larger, 0, 0, this.#length);
    this.drop();
    [this.#held, this.#isOwn] = [larger, true];
  }
}
