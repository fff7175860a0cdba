import type { Clock } from '#platform/clock/clock.ts';
import { BatchQueue } from '#platform/database/batch-queue.ts';
import type { Database } from '#platform/database/database.ts';
import { isLockTimeout, isRefusal } from '#platform/database/errors/refusal.ts';
import { storeRows, toRow, type IncomingWebhook, type InboxRow } from './webhook-inbox.ts';

const MOST_AT_ONCE = 200;
/** A larger body is stored alone, because a batch is held in memory and is one value for the database. */
const LARGE_BODY_BYTES = 256 * 1024;

/** Stores webhooks that arrive at the same time in one statement. */
export class WebhookBatcher {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #queue: BatchQueue<InboxRow, ReadonlySet<string>>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#queue = new BatchQueue((rows) => storeRows(db, rows), MOST_AT_ONCE);
  }

  /**
   * Resolves when the webhook is stored, once by its delivery id, with whether it was new. `bytes` is its body's size.
   */
  async add(webhook: IncomingWebhook, bytes: number): Promise<boolean> {
    const row = toRow(webhook, this.#clock.now());
    if (bytes > LARGE_BODY_BYTES) return this.#storeAlone(row);
    try {
      return (await this.#queue.add(row)).has(row.event_id);
    } catch (error) {
      // Another webhook of the batch may be the cause.
      if (isRefusal(error) || isLockTimeout(error)) return this.#storeAlone(row);
      throw error;
    }
  }

  async #storeAlone(row: InboxRow): Promise<boolean> {
    return (await storeRows(this.#db, [row])).size > 0;
  }
}
