import type pg from 'pg';
import { advanceMessages, noteTaps } from '#features/engine/messaging/server/index.ts';
import { BatchQueue } from '#platform/database/batch-queue.ts';
import { isRefusal } from '#platform/database/errors/refusal.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { clickId, minuteOf } from '../rules/click-id.ts';

/** A person's click on a short link, with whose it is and when it was. */
export interface Click {
  shopId: number;
  messageId: string;
  createdAt: Date;
  subscriberId: string;
  /**
   * The message that the link stands in, which is another where the click counts for what it answers; null where it
   * says no part of a flow.
   */
  within: { messageId: string; createdAt: Date } | null;
  clickedAt: Date;
}

const MOST_AT_ONCE = 500;
/** A transaction for each click kept the database from finding links: 39 ms until the redirect at p99, not 14. */
const FLUSH_PAUSE_MS = 20;
const RETRY_PAUSE_MS = 500;
/** Clicks kept while the database is away. */
const MOST_WAITING = 50_000;

/** Messages remembered as clicked within the minute; the database knows of all. */
const MOST_REMEMBERED = 50_000;

/**
 * Counts clicks behind the answer, in batches: the first at once, what comes in meanwhile with the next. Of a message
 * one a minute is kept: whoever opens a link again and again adds nothing to what is known.
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

  /** Whether a click on that message is counted for this minute already. */
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

  /** While the database is away, its clicks wait. */
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

  /** A click that the database refuses takes none of the others with it. */
  async #countApart(batch: readonly Click[], error: unknown): Promise<void> {
    if (batch.length === 1) this.#log.error({ err: error }, 'click not counted');
    else for (const click of batch) await this.#count([click]);
  }
}

/** Two links that count for one message may stand in two. */
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
