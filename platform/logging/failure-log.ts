import type { Logger } from './logger.ts';

/** How often a failure that goes on is told again. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Tells of failures that repeat: each kind once with its stack, then in a line a minute how many there were, so that a
 * database that is away for an hour costs lines and not megabytes. `succeeded` ends the series.
 */
export class FailureLog {
  readonly #log: Logger;
  readonly #fields: object;
  readonly #sentence: string;
  readonly #toldKinds = new Set<string>();
  #failures = 0;
  #toldAtMs = 0;

  constructor(log: Logger, fields: object, sentence: string) {
    this.#log = log;
    this.#fields = fields;
    this.#sentence = sentence;
  }

  /** `nowMs` by any clock that only runs forwards. */
  failed(error: unknown, nowMs = performance.now()): void {
    this.#failures += 1;
    const kind = kindOf(error);
    if (!this.#toldKinds.has(kind)) {
      this.#toldKinds.add(kind);
      this.#toldAtMs = nowMs;
      this.#log.error({ ...this.#fields, err: error }, this.#sentence);
    } else if (nowMs - this.#toldAtMs >= AGAIN_AFTER_MS) {
      this.#toldAtMs = nowMs;
      this.#log.error({ ...this.#fields, kind, failures: this.#failures }, this.#sentence);
    }
  }

  succeeded(): void {
    if (this.#failures === 0) return;
    if (this.#failures > 1) this.#log.info({ ...this.#fields, failures: this.#failures }, 'it works again');
    this.#failures = 0;
    this.#toldKinds.clear();
  }
}

/** A code, as of the system or the database, else the kind of error; never its text, which may name a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
