import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The demo world's time: real time plus an offset that only grows. The product reads the same file. */
export class SandboxClock {
  readonly #file: string;
  #offsetMs: number;

  constructor(file: string) {
    this.#file = file;
    this.#offsetMs = readOffset(file);
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Moves the demo world ahead by `ms`, at least 0. */
  fastForward(ms: number): void {
    this.#offsetMs += Math.max(0, ms);
    mkdirSync(dirname(this.#file), { recursive: true });
    // A reader must never see half a number.
    writeFileSync(`${this.#file}.new`, String(this.#offsetMs));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function readOffset(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}
