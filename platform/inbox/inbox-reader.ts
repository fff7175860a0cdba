import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { traced } from '#platform/tracing/trace.ts';
import { cacheReads } from './kept-reads.ts';
import {
  closeWebhooks,
  hasDue,
  lockLane,
  takeAgain,
  takeFromLane,
  takeLane,
  type Taken,
} from './take-webhooks.ts';
import { urgencyOf, type Urgency } from './urgency.ts';
import { UnprocessableWebhook, type WebhookHandler } from './webhook-inbox.ts';

/**
 * After this many attempts a webhook is reported to the operator; people's messages are still retried. An index
 * contains this number too.
 */
export const TRIES_UNTIL_REPORTED = 12;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10 * 60 * 1000;

export interface InboxReaderOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  handle: WebhookHandler;
  /** What this reader takes. It takes the first kind as long as there is any. */
  urgencies: readonly Urgency[];
  /** How many webhooks of one lane are processed together. */
  atOnce: number;
}

/**
 * Takes webhooks from the inbox, lane by lane, oldest first. Any number of readers can share an inbox, but each urgency
 * of a lane is read by one of them at a time.
 */
export class InboxReader {
  readonly #options: InboxReaderOptions;
  /** The lane that was served last, by urgency. */
  readonly #served = new Map<Urgency, string>();
  #isBusy = false;

  constructor(options: InboxReaderOptions) {
    this.#options = options;
  }

  /**
   * Processes the next due webhooks together, in one transaction with their effects. If that throws, it is rolled back
   * and each is processed alone; one that throws alone is rolled back and retried later, apart from others. Returns
   * false when none was due.
   */
  async handleNext(): Promise<boolean> {
    const { db, clock, urgencies } = this.#options;
    // When idle, a check is one statement without a transaction.
    this.#isBusy ||= await hasDue(db, urgencies, clock.now());
    if (!this.#isBusy) return false;
    let taken: readonly Taken[] = [];
    try {
      await db.transaction().execute(async (tx) => {
        taken = await this.#take(tx);
        const [first, ...others] = taken;
        if (first) await (others.length > 0 ? this.#handle(tx, taken) : this.#handleAlone(tx, first));
      });
      this.#isBusy = taken.length > 0;
      return this.#isBusy;
    } catch (error) {
      if (taken.length === 0) throw error;
      await this.#retry(taken, error);
      return true;
    }
  }

  async #take(tx: Tx): Promise<Taken[]> {
    const now = this.#options.clock.now();
    for (const urgency of this.#options.urgencies) {
      const served = this.#served.get(urgency) ?? '';
      const lane =
        (await takeLane(tx, urgency, served, now)) ??
        (served === '' ? null : await takeLane(tx, urgency, '', now));
      this.#served.set(urgency, lane ?? '');
      if (lane === null) continue;
      const taken = await takeFromLane(tx, { urgency, lane, now, atMost: this.#options.atOnce });
      if (taken.length > 0) return taken;
    }
    return [];
  }

  async #handle(tx: Tx, webhooks: readonly Taken[]): Promise<void> {
    cacheReads(tx);
    const topics = [...new Set(webhooks.map(({ topic }) => topic))];
    const attributes = { topics, webhooks: webhooks.length };
    await traced('webhooks', attributes, () => this.#options.handle(tx, webhooks));
    await closeWebhooks(tx, webhooks);
  }

  /** A failed webhook is postponed before another reader can take it. */
  async #handleAlone(tx: Tx, webhook: Taken): Promise<void> {
    await sql`savepoint untouched`.execute(tx);
    try {
      await this.#handle(tx, [webhook]);
    } catch (error) {
      await sql`rollback to savepoint untouched`.execute(tx);
      await this.#postpone(tx, webhook, error);
    }
  }

  /** Retries all of them, because it is not known which failed. */
  async #retry(webhooks: readonly Taken[], failure: unknown): Promise<void> {
    const { db } = this.#options;
    const [first, ...others] = webhooks;
    if (first && others.length === 0) return this.#postpone(db, first, failure);
    for (const webhook of webhooks) {
      try {
        await db.transaction().execute(async (tx) => {
          await lockLane(tx, webhook);
          for (const again of await takeAgain(tx, webhook)) await this.#handleAlone(tx, again);
        });
      } catch (error) {
        await this.#postpone(db, webhook, error);
      }
    }
  }

  /** Unless another reader has taken it since, for example after a lost database connection. */
  async #postpone(db: Database | Tx, webhook: Taken, error: unknown): Promise<void> {
    const { clock, log } = this.#options;
    const attempts = webhook.attempts + 1;
    const isHopeless = error instanceof UnprocessableWebhook;
    const isGivenUp = isHopeless || (attempts >= TRIES_UNTIL_REPORTED && !isOfPeople(webhook));
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

/** People's messages are retried until they succeed. */
function isOfPeople(webhook: Taken): boolean {
  return ['consent', 'people'].includes(urgencyOf(webhook));
}
