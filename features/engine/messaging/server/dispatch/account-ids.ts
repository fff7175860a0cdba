import { learnAccountIds } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';

/** The account and the WhatsApp number that an answer or receipt reported for one of our messages. */
export interface ReportedAccountId {
  shopId: number;
  messageId: string;
  /** Known from the message itself, because receipts do not report it. */
  subscriberId?: string;
  createdAt: Date;
  bsuid?: string | undefined;
  waId?: string | undefined;
}

const MOST_AT_ONCE = 500;
/** Kept while the database is unavailable. Ids beyond this limit are reported again with the next message. */
const MOST_WAITING = 20_000;
const MOST_KNOWN = 100_000;
const FLUSH_PAUSE_MS = 200;

/** Stores the account id of each person in batches, after the answers. A known id costs nothing. */
export class AccountIds {
  readonly #ctx: Context;
  /** The newest ids that this process knows. */
  readonly #known = new Set<string>();
  #waiting: ReportedAccountId[] = [];
  #flushing: Promise<void> | null = null;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  note(reported: ReportedAccountId): void {
    const key = keyOf(reported);
    if (this.#known.has(key) || this.#waiting.length >= MOST_WAITING) return;
    this.#remember(key);
    this.#waiting.push(reported);
    this.#flushing ??= this.#flush();
  }

  /** Resolves when everything noted so far is stored. */
  async written(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await learnAccountIds(this.#ctx, batch);
      } catch (error) {
        this.#ctx.log.warn(
          { err: error, count: batch.length },
          'account ids not learnt; they are told again',
        );
        for (const reported of batch) this.#known.delete(keyOf(reported));
      }
      if (this.#waiting.length < MOST_AT_ONCE) await pause(FLUSH_PAUSE_MS);
    }
    // No await since the last check, so an id that is noted from here on starts a new flush.
    this.#flushing = null;
  }

  #remember(key: string): void {
    const [oldest] = this.#known;
    if (oldest !== undefined && this.#known.size >= MOST_KNOWN) this.#known.delete(oldest);
    this.#known.add(key);
  }
}

function keyOf({ shopId, bsuid = '', waId = '' }: ReportedAccountId): string {
  return `${shopId}:${bsuid}:${waId}`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
