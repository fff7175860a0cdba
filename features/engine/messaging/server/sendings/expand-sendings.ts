import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { takeSending, type TakenSending } from './take-sending.ts';

/**
 * How many messages of a sending are ready to be sent: more than are sent until the next check, few enough to be
 * dropped immediately.
 */
const AHEAD = 20_000;
/**
 * A recipient who waits longer, for quiet hours or a cap, does not delay others. Waits of the whole shop, such as a
 * plan's or a provider's limit, last ten minutes at most, so no million messages pile up behind them.
 */
const SOON_MS = 15 * 60_000;
const POLL_INTERVAL_MS = 500;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 10 * 60_000;

/**
 * Writes the messages of sendings shortly before they are sent. Shops take turns, so that one shop's many sendings do
 * not delay another shop's broadcast. Any number of workers may do so side by side.
 */
export class SendingExpander {
  readonly #ctx: Pick<Context, 'db' | 'clock' | 'log'>;
  #servedShopId = 0;
  /** How often the expansion of a sending failed in a row in this process. */
  readonly #failures = new Map<string, number>();

  constructor(ctx: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#ctx = ctx;
  }

  /**
   * Writes the next messages of one sending and puts them in the outbox. The messages and the sending's progress are
   * one transaction: a worker that dies leaves nothing twice and nothing out. A sending with enough messages ready is
   * skipped for a moment, and one that fails for longer. Returns whether there may be more.
   */
  async expandNext(): Promise<boolean> {
    const { db, clock } = this.#ctx;
    return db.transaction().execute(async (tx) => {
      const now = clock.now();
      const taken = await takeSending(tx, this.#servedShopId, now);
      this.#servedShopId = taken?.shop_id ?? 0;
      if (!taken) return false;
      await sql`savepoint untouched`.execute(tx);
      try {
        await expandOrSkip(tx, taken, now);
        this.#failures.delete(taken.sending_id);
      } catch (error) {
        await sql`rollback to savepoint untouched`.execute(tx);
        await this.#postpone(tx, taken, error);
      }
      return true;
    });
  }

  /** Other sendings are served first, including those of the same shop. */
  async #postpone(tx: Tx, sending: TakenSending, error: unknown): Promise<void> {
    const { clock, log } = this.#ctx;
    const { shop_id: shopId, sending_id: sendingId } = sending;
    const failures = (this.#failures.get(sendingId) ?? 0) + 1;
    this.#failures.set(sendingId, failures);
    log.error({ err: error, shopId, sendingId, failures }, 'sending not expanded; it is tried again later');
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    await recordProgress(tx, sending, { looked_at: new Date(clock.now().getTime() + waitMs) });
  }
}

async function expandOrSkip(tx: Tx, sending: TakenSending, now: Date): Promise<void> {
  if (!(await hasCapacity(tx, sending, now))) {
    await recordProgress(tx, sending, { looked_at: new Date(now.getTime() + POLL_INTERVAL_MS) });
    return;
  }
  const { written, last } = await expand(tx, sending, now);
  await recordProgress(tx, sending, {
    looked_at: now,
    expanded_to: last,
    is_expanded: written < sending.batchSize,
  });
}

async function hasCapacity(
  tx: Tx,
  { shop_id: shopId, sending_id: sendingId, batchSize }: TakenSending,
  now: Date,
): Promise<boolean> {
  const soon = new Date(now.getTime() + SOON_MS);
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select from outbox
      where shop_id = ${shopId} and sending_id = ${sendingId} and due_at <= ${soon} limit ${AHEAD}
    ) o`.execute(tx);
  return (rows[0]?.waiting ?? 0) + batchSize <= AHEAD;
}

async function expand(
  tx: Tx,
  { shop_id: shopId, sending_id: sendingId, expanded_to: after, batchSize }: TakenSending,
  now: Date,
): Promise<{ written: number; last: number }> {
  const { rows } = await sql<{ written: number; last: number | null }>`
    with piece as materialized (
      select r.recipient_no, r.subscriber_id, r.value_texts, message_id_at(${now}) as message_id
      from sending_recipients r
      where r.shop_id = ${shopId} and r.sending_id = ${sendingId}
        and r.recipient_no > ${after}
      order by r.recipient_no limit ${batchSize}
    ),
    made as (
      insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
        source_type, source_id, source_event, state, expires_at, sending_id, priority, value_texts)
      select s.shop_id, p.message_id, ${now}, s.sender_id, p.subscriber_id, s.channel, s.purpose, s.source_kind,
        s.source_type, s.source_id, s.sending_id::text, 'queued', s.expires_at, s.sending_id, s.priority, p.value_texts
      from piece p cross join sendings s where s.shop_id = ${shopId} and s.sending_id = ${sendingId}
      order by p.message_id
    ),
    queued as (
      insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, due_at, expires_at)
      select s.shop_id, p.message_id, ${now}, s.sender_id, s.sending_id, s.priority, 'queued', s.due_at, s.expires_at
      from piece p cross join sendings s where s.shop_id = ${shopId} and s.sending_id = ${sendingId}
    )
    select count(*)::int as written, max(recipient_no) as last from piece`.execute(tx);
  return { written: rows[0]?.written ?? 0, last: rows[0]?.last ?? after };
}

async function recordProgress(
  tx: Tx,
  { shop_id: shopId, sending_id: sendingId }: TakenSending,
  change: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('sendings')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('sending_id', '=', sendingId)
    .execute();
}
