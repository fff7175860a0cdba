import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { URGENCIES, urgencyOf, type Urgency } from './urgency.ts';
import {
  HopelessWebhook,
  type StoredWebhook,
  type WebhookHandler,
  type WebhookSource,
} from './webhook-inbox.ts';

/** After so many tries a person is told of it; what people say goes on being tried. The database's index knows it too. */
export const TRIES_UNTIL_TOLD = 12;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10 * 60 * 1000;

export interface InboxReaderOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  handle: WebhookHandler;
  /** What it takes up, the first of them as long as there is any. */
  urgencies: readonly Urgency[];
}

type Taken = StoredWebhook & { lane: string };

/**
 * Takes webhooks out of the inbox, one after the other, from lane to lane in turn, the oldest of each. Readers may
 * share one inbox; two webhooks of one shop are then handled at once, and what they write must bear that.
 */
export class InboxReader {
  readonly #options: InboxReaderOptions;
  /** The lane that was served last, of each urgency. */
  readonly #served = new Map<Urgency, string>();
  #isBusy = false;

  constructor(options: InboxReaderOptions) {
    this.#options = options;
  }

  /**
   * Handles the next webhook that is due, in one transaction with its effects. A handler that throws leaves nothing
   * behind; the webhook is tried again later. Returns false when none was due.
   */
  async handleNext(): Promise<boolean> {
    // An idle look is one statement, without a transaction around it.
    this.#isBusy ||= await this.#hasDue();
    if (!this.#isBusy) return false;
    let taken: Taken | null = null;
    try {
      this.#isBusy = await this.#options.db.transaction().execute(async (tx) => {
        taken = await this.#take(tx);
        if (taken) await this.#handle(tx, taken);
        return taken !== null;
      });
      return this.#isBusy;
    } catch (error) {
      if (!taken) throw error;
      await this.#postpone(this.#options.db, taken, error);
      return true;
    }
  }

  async #hasDue(): Promise<boolean> {
    const { db, clock, urgencies } = this.#options;
    const row = await db
      .selectFrom('webhook_inbox')
      .select('event_id')
      .where('state', '=', 'new')
      .where('priority', 'in', urgencies.map(priorityOf))
      .where('due_at', '<=', clock.now())
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #take(tx: Tx): Promise<Taken | null> {
    const now = this.#options.clock.now();
    for (const urgency of this.#options.urgencies) {
      const served = this.#served.get(urgency) ?? '';
      const taken =
        (await takeFrom(tx, urgency, served, now)) ??
        (served === '' ? null : await takeFrom(tx, urgency, '', now));
      this.#served.set(urgency, taken?.lane ?? '');
      if (taken) return taken;
    }
    return null;
  }

  /** What failed is put off before anybody else can take it up. */
  async #handle(tx: Tx, webhook: Taken): Promise<void> {
    await sql`savepoint untouched`.execute(tx);
    try {
      await this.#options.handle(tx, webhook);
    } catch (error) {
      await sql`rollback to savepoint untouched`.execute(tx);
      return this.#postpone(tx, webhook, error);
    }
    await closeWebhook(tx, webhook);
  }

  /** Unless another reader has taken it up meanwhile, as when the line to the database broke. */
  async #postpone(db: Database | Tx, webhook: Taken, error: unknown): Promise<void> {
    const { clock, log } = this.#options;
    const attempts = webhook.attempts + 1;
    const isHopeless = error instanceof HopelessWebhook;
    const isGivenUp = isHopeless || (attempts >= TRIES_UNTIL_TOLD && urgencyOf(webhook) !== 'people');
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
    const { eventId, topic } = webhook;
    if (!isHopeless) log.error({ err: error, eventId, topic, attempts, isGivenUp }, 'webhook not handled');
    await db
      .updateTable('webhook_inbox')
      .set({
        attempts,
        state: isGivenUp ? 'failed' : 'new',
        due_at: new Date(clock.now().getTime() + waitMs),
        error: sql<string>`left(${String(error).replaceAll('\0', '')}, 500)`,
      })
      .where('event_id', '=', eventId)
      .where('received_at', '=', webhook.receivedAt)
      .where('state', '=', 'new')
      .where('attempts', '=', webhook.attempts)
      .execute();
  }
}

function priorityOf(urgency: Urgency): number {
  return URGENCIES.indexOf(urgency);
}

/** The oldest due webhook of the first lane after the one given that has any. */
async function takeFrom(tx: Tx, urgency: Urgency, afterLane: string, now: Date): Promise<Taken | null> {
  const row = await tx
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('state', '=', 'new')
    .where('priority', '=', priorityOf(urgency))
    .where('lane', '>', afterLane)
    .where('due_at', '<=', now)
    .orderBy('lane')
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  return {
    eventId: row.event_id,
    receivedAt: row.received_at,
    attempts: row.attempts,
    source: row.source as WebhookSource,
    deliveryId: row.event_id,
    topic: row.topic,
    shopUrl: row.shop_url,
    lane: row.lane,
    body: row.body,
    triggeredAt: row.triggered_at,
  };
}

async function closeWebhook(tx: Tx, webhook: StoredWebhook): Promise<void> {
  await tx
    .updateTable('webhook_inbox')
    .set({ state: 'done', error: null })
    .where('event_id', '=', webhook.eventId)
    .where('received_at', '=', webhook.receivedAt)
    .execute();
}
