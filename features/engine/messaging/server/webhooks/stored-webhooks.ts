import type { Logger } from '#platform/logging/logger.ts';

/** A webhook that could not be stored, with what stores it. */
interface KeptWebhook {
  bytes: number;
  /** Safe to repeat. */
  take: () => Promise<unknown>;
  /** Whether no further try would store it. */
  isHopeless: (error: unknown) => boolean;
}

/** Some minutes of receipts at a thousand a second; beyond that the provider alone repeats them. */
const MOST_BYTES = 64 * 1024 * 1024;
const RETRY_MS = 1000;
/** The database is away then: the others need not knock as well. */
const FAILURES_IN_A_ROW = 3;
const KEPT_FOR_MS = 30 * 60 * 1000;

/** What was refused because the database was away is kept in memory and stored as soon as it is back. */
export class StoredWebhooks {
  readonly #log: Logger;
  readonly #dropped: () => void;
  #waiting: (KeptWebhook & { sinceMs: number })[] = [];
  #bytes = 0;
  #working: Promise<void> | null = null;
  #ending = false;

  /** `dropped` is called when one could not be kept. */
  constructor(log: Logger, dropped: () => void) {
    this.#log = log;
    this.#dropped = dropped;
  }

  add(webhook: KeptWebhook): void {
    if (this.#ending || this.#bytes + webhook.bytes > MOST_BYTES) return this.#dropped();
    this.#waiting.push({ ...webhook, sinceMs: performance.now() });
    this.#bytes += webhook.bytes;
    this.#working ??= this.#work();
  }

  /** Keeps nothing more. Resolves with whether everything was stored. */
  async end(): Promise<boolean> {
    this.#ending = true;
    await this.#working;
    return this.#waiting.length === 0;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#ending) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await this.#storeAll();
    }
    this.#working = null;
  }

  async #storeAll(): Promise<void> {
    const tried = this.#waiting;
    this.#waiting = [];
    let failures = 0;
    for (const webhook of tried) {
      const isStored = failures < FAILURES_IN_A_ROW && (await this.#store(webhook));
      failures = isStored ? 0 : failures + 1;
      if (isStored) this.#bytes -= webhook.bytes;
      else this.#waiting.push(webhook);
    }
  }

  /** Whether it need not be kept any longer. */
  async #store({ take, isHopeless, sinceMs }: KeptWebhook & { sinceMs: number }): Promise<boolean> {
    try {
      await take();
      return true;
    } catch (error) {
      if (!isHopeless(error) && performance.now() - sinceMs < KEPT_FOR_MS) return false;
      this.#log.error({ err: error }, 'a webhook that was kept could not be stored');
      this.#dropped();
      return true;
    }
  }
}
