import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SAVE_AFTER_MS = 500;
const TRY_AGAIN_MS = 5000;

/**
 * Returns how long after a change the world is saved. Saving may take at most a twentieth of the time, because the
 * sandbox answers nothing meanwhile. With a year of history, one save takes half a second.
 */
export function saveAfterMs(lastTookMs: number): number {
  return Math.max(SAVE_AFTER_MS, 20 * lastTookMs);
}

/**
 * The stored state of the pretend providers: named collections of JSON values, kept in one file so that the demo world
 * is still there after a restart.
 */
export class World {
  #file: string | null;
  readonly #collections = new Map<string, Map<string, unknown>>();
  #saveTimer: NodeJS.Timeout | null = null;
  #lastTookMs = 0;

  /** `file` null keeps the world in memory only, for tests. */
  constructor(file: string | null) {
    this.#file = file;
    if (file && existsSync(file)) this.#load(file);
  }

  /** Returns the collection with that name. Creates an empty one if it is new. Call `changed()` after changing it. */
  collection<Item>(name: string): Map<string, Item> {
    const found = this.#collections.get(name) ?? new Map<string, unknown>();
    this.#collections.set(name, found);
    return found as Map<string, Item>;
  }

  /** Notes a change. The file is written soon afterwards, once for many changes. */
  changed(): void {
    if (!this.#file || this.#saveTimer) return;
    this.#saveTimer = setTimeout(() => this.#saveOrTryAgain(), saveAfterMs(this.#lastTookMs));
    this.#saveTimer.unref();
  }

  /**
   * Saves now, and again later if that fails, because a full disk may have space again. Until then, the world is only
   * in memory.
   */
  #saveOrTryAgain(): void {
    try {
      this.save();
    } catch (error) {
      process.stderr.write(`The sandbox cannot write what it remembers yet: ${String(error)}\n`);
      this.#saveTimer = setTimeout(() => this.#saveOrTryAgain(), TRY_AGAIN_MS);
      this.#saveTimer.unref();
    }
  }

  save(): void {
    if (this.#saveTimer) clearTimeout(this.#saveTimer);
    this.#saveTimer = null;
    if (!this.#file) return;
    const startedMs = performance.now();
    const plain = Object.fromEntries([...this.#collections].map(([name, items]) => [name, [...items]]));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(plain));
    renameSync(`${this.#file}.new`, this.#file);
    this.#lastTookMs = performance.now() - startedMs;
  }

  /** Saves for the last time. Later changes are lost. */
  close(): void {
    try {
      this.save();
    } finally {
      this.#file = null;
    }
  }

  #load(file: string): void {
    const plain = JSON.parse(readFileSync(file, 'utf8')) as Record<string, [string, unknown][]>;
    for (const [name, items] of Object.entries(plain)) this.#collections.set(name, new Map(items));
  }
}
