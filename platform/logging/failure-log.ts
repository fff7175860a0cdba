import type { Logger } from './logger.ts';

/** How often an ongoing failure is logged again. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Logs repeated failures: each kind once with its stack trace, then one line a minute with a count, so that an hour
 * without a database costs lines and not megabytes. `succeeded` ends the series.
 */
export class FailureLog {
  readonly #log: Logger;
  readonly #fields: object;
  readonly #sentence: string;
  readonly #reportedKinds = new Set<string>();
  #failures = 0;
  #reportedAtMs = 0;

  constructor(log: Logger, fields: object, sentence: string) {
    this.#log = log;
    this.#fields = fields;
    this.#sentence = sentence;
  }

  /** `nowMs` is from any clock that only moves forward. */
  failed(error: unknown, nowMs = performance.now()): void {
    this.#failures += 1;
    const kind = kindOf(error);
    if (!this.#reportedKinds.has(kind)) {
      this.#reportedKinds.add(kind);
      this.#reportedAtMs = nowMs;
      this.#log.error({ ...this.#fields, err: error }, this.#sentence);
    } else if (nowMs - this.#reportedAtMs >= AGAIN_AFTER_MS) {
      this.#reportedAtMs = nowMs;
      this.#log.error({ ...this.#fields, kind, failures: this.#failures }, this.#sentence);
    }
  }

  succeeded(): void {
    if (this.#failures === 0) return;
    if (this.#failures > 1) this.#log.info({ ...this.#fields, failures: this.#failures }, 'it works again');
    this.#failures = 0;
    this.#reportedKinds.clear();
  }
}

/** Returns a system or database error code, else the error's class. Never the message, which may name a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
