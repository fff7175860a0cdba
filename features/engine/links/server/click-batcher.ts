import type pg from 'pg';
import { advanceMessages, noteTaps } from '#features/engine/messaging/server/index.ts';
import { BatchQueue } from '#platform/database/batch-queue.ts';
import { isRefusal } from '#platform/database/errors/refusal.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { clickId, minuteOf } from '../rules/click-id.ts';

/** A person's click on a short link: the message it counts for, and its time. */
export interface Click {
  shopId: number;
  messageId: string;
  createdAt: Date;
  subscriberId: string;
  /**
   * The message that contains the link, if that is not the message it counts for; null if it contains no part of a
   * flow.
   */
  within: { messageId: string; createdAt: Date } | null;
  clickedAt: Date;
}

const MOST_AT_ONCE = 500;
/**
 * With one transaction for each click, the database had no time to find links: 39 ms until the redirect at p99 instead
 * of 14.
 */
const FLUSH_PAUSE_MS = 20;
const RETRY_PAUSE_MS = 500;
/** Clicks that are kept while the database is unavailable. */
const MOST_WAITING = 50_000;

/** The most messages that are remembered as clicked within the minute. The database knows all of them. */
const MOST_REMEMBERED = 50_000;

/**
 * Counts clicks after the answer, in batches: the first immediately, later ones with the next batch. One click per
 * message and minute counts: opening a link again and again adds nothing.
 */
export class ClickBatcher {
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #queue = new BatchQueue((batch: readonly Click[]) => this.#write(batch), MOST_AT_ONCE);
  /** How many clicks are added and not written yet. */
  #waiting = 0;
  #lastWritten: Promise<void> = Promise.resolve();
  readonly #clicked = new Set<string>();
  #minute = 0;

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Whether a click on that message is already counted for this minute. */
  has(click: Click): boolean {
    return minuteOf(click.clickedAt) === this.#minute && this.#clicked.has(placeOf(click));
  }

  add(click: Click): void {
    if (this.has(click) || this.#waiting === MOST_WAITING) return;
    if (minuteOf(click.clickedAt) !== this.#minute || this.#clicked.size === MOST_REMEMBERED)
      this.#clicked.clear();
    this.#minute = minuteOf(click.clickedAt);
    this.#clicked.add(placeOf(click));
    this.#waiting += 1;
    this.#lastWritten = this.#queue.add(click);
  }

  /** Resolves when everything added so far is stored. */
  written(): Promise<void> {
    return this.#lastWritten;
  }

  async #write(batch: readonly Click[]): Promise<void> {
    await this.#count(batch);
    this.#waiting -= batch.length;
    if (this.#waiting < MOST_AT_ONCE) await pause(FLUSH_PAUSE_MS);
  }

  /** While the database is unavailable, clicks wait. */
  async #count(batch: readonly Click[]): Promise<void> {
    for (;;) {
      try {
        return await inConnection(this.#pool, (client) => store(client, batch));
      } catch (error) {
        if (isRefusal(error)) return this.#countApart(batch, error);
        this.#log.warn({ err: error, count: batch.length }, 'clicks not counted yet; they are tried again');
        await pause(RETRY_PAUSE_MS);
      }
    }
  }

  /** A click that the database refuses does not affect the others. */
  async #countApart(batch: readonly Click[], error: unknown): Promise<void> {
    if (batch.length === 1) this.#log.error({ err: error }, 'click not counted');
    else for (const click of batch) await this.#count([click]);
  }
}

/** Two links that count for one message may be in two messages. */
function placeOf({ messageId, within }: Click): string {
  return within?.messageId ?? messageId;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function store(client: pg.ClientBase, batch: readonly Click[]): Promise<void> {
  await advanceMessages(client, batch);
  await noteTaps(
    client,
    batch.flatMap(({ shopId, within, clickedAt }) =>
      within ? [{ shopId, ...within, tappedAt: clickedAt }] : [],
    ),
  );
  await client.query({
    name: 'keep-clicks',
    text: `
      insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
      select g.shop_id, g.touch_id, g.message_id, g.created_at, g.subscriber_id, 'click', g.clicked_at
      from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::uuid[], $6::timestamptz[])
        as g(shop_id, touch_id, message_id, created_at, subscriber_id, clicked_at)
      on conflict do nothing`,
    values: [
      batch.map((one) => one.shopId),
      batch.map(clickId),
      batch.map((one) => one.messageId),
      batch.map((one) => one.createdAt),
      batch.map((one) => one.subscriberId),
      batch.map((one) => one.clickedAt),
    ],
  });
}
