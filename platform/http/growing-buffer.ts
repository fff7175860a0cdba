/** Beside a piece that came alone, pieces are copied into one buffer: a million of one byte would cost a hundred times that. */
const SMALLEST_BYTES = 16 * 1024;
/** Whoever sent so much will send the rest: it is made room for once. */
const SURE_BYTES = 256 * 1024;

/** Gathers a body out of its pieces. The first is kept as it came, since most bodies have no second. */
export class GrowingBuffer {
  readonly #mostBytes: number;
  #held: Buffer | null = null;
  /** Whether what is held is our own copy, and not a piece that others know. */
  #isOwn = false;
  #length = 0;

  /** `mostBytes`: what is never added up to more than. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes of memory that are held. */
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

  /** What was added, without a copy. */
  take(): Buffer {
    const whole = this.#held ?? Buffer.alloc(0);
    this.#held = null;
    return whole.subarray(0, this.#length);
  }

  /** Gives the memory back now: strangers send faster than garbage is collected. */
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
