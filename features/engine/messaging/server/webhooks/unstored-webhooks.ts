import type { Logger } from '#platform/logging/logger.ts';

/** A webhook that could not be stored, and the function that stores it. */
interface UnstoredWebhook {
  bytes: number;
  /** Safe to repeat. */
  take: () => Promise<unknown>;
  /** Whether another try would not store it either. */
  isHopeless: (error: unknown) => boolean;
}

/** Some minutes of receipts at a thousand a second. Beyond that, only the provider's repeats help. */
const MOST_BYTES = 64 * 1024 * 1024;
const RETRY_MS = 1000;
/**
 * The number of failures in a row after which the database counts as unavailable, and the remaining webhooks are not
 * tried.
 */
const FAILURES_IN_A_ROW = 3;
const KEPT_FOR_MS = 30 * 60 * 1000;

/**
 * Keeps webhooks in memory that were refused because the database was unavailable, and stores them as soon as it is
 * back.
 */
export class UnstoredWebhooks {
  readonly #log: Logger;
  readonly #dropped: () => void;
  #waiting: (UnstoredWebhook & { sinceMs: number })[] = [];
  #bytes = 0;
  #working: Promise<void> | null = null;
  #ending = false;

  /** `dropped` is called when a webhook could not be kept. */
  constructor(log: Logger, dropped: () => void) {
    this.#log = log;
    this.#dropped = dropped;
  }

  add(webhook: UnstoredWebhook): void {
    if (this.#ending || this.#bytes + webhook.bytes > MOST_BYTES) return this.#dropped();
    this.#waiting.push({ ...webhook, sinceMs: performance.now() });
    this.#bytes += webhook.bytes;
    this.#working ??= this.#work();
  }

  /** Accepts no more webhooks. Resolves with whether none is still waiting. */
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
      const isDone = failures < FAILURES_IN_A_ROW && (await this.#store(webhook));
      failures = isDone ? 0 : failures + 1;
      if (isDone) this.#bytes -= webhook.bytes;
      else this.#waiting.push(webhook);
    }
  }

  /** Returns true once the webhook is stored or given up. */
  async #store({ take, isHopeless, sinceMs }: UnstoredWebhook & { sinceMs: number }): Promise<boolean> {
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
