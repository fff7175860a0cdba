import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Measured: larger pieces are no faster, and hold the sending's row for longer. */
const CHUNK = 10_000;
/** So many of a sending lie ready to be sent: more than goes out until the next look, few enough to be dropped at once. */
const AHEAD = 20_000;
/**
 * Who waits longer, for their quiet hours or their cap, holds up nobody else. Waits of the whole shop, such as a plan's
 * or a provider's limit, are ten minutes at most: behind those no million is written.
 */
const SOON_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 500;
/** The first lie ready when their time comes: writing a piece takes a second or two. None goes before it is due. */
const EARLY_MS = 5000;

interface Expanding {
  shop_id: number;
  sending_id: string;
  expanded_to: number;
}

/**
 * Writes the next messages of the sending that was looked at longest ago, and puts them in the outbox. What is written
 * and how far it is are one transaction: whoever dies meanwhile leaves nothing twice and nothing out. One of which enough
 * lies ready is left for a moment, and holds up no other. Returns whether there may be more.
 */
export async function expandNextSending(ctx: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now();
    const sending = await takeSending(tx, now);
    if (!sending) return false;
    if (!(await hasCapacity(tx, sending, now))) {
      await recordProgress(tx, sending, { looked_at: new Date(now.getTime() + LOOK_AGAIN_MS) });
      return true;
    }
    const { written, last } = await expand(tx, sending, now);
    await recordProgress(tx, sending, {
      looked_at: now,
      expanded_to: last,
      is_expanded: written < CHUNK,
    });
    return true;
  });
}

async function takeSending(tx: Tx, now: Date): Promise<Expanding | null> {
  const sending = await tx
    .selectFrom('sendings')
    .select(['shop_id', 'sending_id', 'expanded_to'])
    .where('is_expanded', '=', false)
    .where('state', '=', 'running')
    .where('due_at', '<=', new Date(now.getTime() + EARLY_MS))
    .where('looked_at', '<=', now)
    .orderBy('looked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return sending ?? null;
}

async function hasCapacity(
  tx: Tx,
  { shop_id: shopId, sending_id: sendingId }: Expanding,
  now: Date,
): Promise<boolean> {
  const soon = new Date(now.getTime() + SOON_MS);
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select from outbox
      where shop_id = ${shopId} and sending_id = ${sendingId} and due_at <= ${soon} limit ${AHEAD}
    ) o`.execute(tx);
  return (rows[0]?.waiting ?? 0) + CHUNK <= AHEAD;
}

async function expand(
  tx: Tx,
  { shop_id: shopId, sending_id: sendingId, expanded_to: after }: Expanding,
  now: Date,
): Promise<{ written: number; last: number }> {
  const { rows } = await sql<{ written: number; last: number | null }>`
    with piece as materialized (
      select r.recipient_no, r.subscriber_id, r.value_texts, message_id_at(${now}) as message_id
      from sending_recipients r
      where r.shop_id = ${shopId} and r.sending_id = ${sendingId}
        and r.recipient_no > ${after}
      order by r.recipient_no limit ${CHUNK}
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
  { shop_id: shopId, sending_id: sendingId }: Expanding,
  change: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('sendings')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('sending_id', '=', sendingId)
    .execute();
}

/** Whether a sending's next messages may have to be written. */
export function sendingsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from sendings where not is_expanded and state = 'running' and looked_at <= ${now}
      and due_at <= ${new Date(now.getTime() + EARLY_MS)})`;
}
