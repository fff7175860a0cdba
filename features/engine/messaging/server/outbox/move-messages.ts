import { sql } from 'kysely';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/**
 * Moves a person's messages to the surviving row, so that nobody gets the same message twice. A message that is written
 * during the merge is moved when the merge is repeated, which also drops duplicates.
 */
export async function moveMessages(tx: Tx, move: SubscriberMove): Promise<void> {
  const messageIds = await lockMessages(tx, move);
  await lockOutbox(tx, move);
  await dropDoubles(tx, move);
  await moveKeys(tx, move, messageIds);
  await moveRows(tx, move, messageIds);
  await joinMarks(tx, move);
  await joinRecipients(tx, move);
}

/**
 * If a broadcast has both rows as recipients, one of them stays. A broadcast has several sendings, by language and time
 * zone: a person who got a message of one gets none of another. If neither row got one, the surviving row stays.
 */
async function joinRecipients(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with places as (
      select r.sending_id, r.recipient_no, r.subscriber_id, r.recipient_no > s.expanded_to as is_ahead,
        s.state <> 'cancelled' as may_go, s.source_kind, s.source_type, s.source_id
      from sending_recipients r left join sendings s using (shop_id, sending_id)
      where r.shop_id = ${shopId} and r.subscriber_id in (${fromId}, ${toId})
    ), spare as (
      select p.sending_id, p.recipient_no from places p
      where p.is_ahead and exists (
        select from messages m
        where m.shop_id = ${shopId} and m.subscriber_id in (${fromId}, ${toId}) and m.source_kind = p.source_kind
          and m.source_type = p.source_type and m.source_id = p.source_id and m.state not in ('skipped', 'failed')
      )
      union
      select p.sending_id, p.recipient_no from places p join places other on other.source_kind = p.source_kind
        and other.source_type = p.source_type and other.source_id = p.source_id
      where p.subscriber_id = ${fromId} and other.subscriber_id = ${toId}
        and (other.sending_id = p.sending_id or p.is_ahead and other.is_ahead and other.may_go)
    ), gone as (
      delete from sending_recipients r using spare s
      where r.shop_id = ${shopId} and r.sending_id = s.sending_id and r.recipient_no = s.recipient_no
    )
    update sending_recipients r set subscriber_id = ${toId} from places p
    where p.subscriber_id = ${fromId} and r.shop_id = ${shopId} and r.sending_id = p.sending_id
      and r.recipient_no = p.recipient_no
      and not exists (select from spare s where s.sending_id = p.sending_id and s.recipient_no = p.recipient_no)`.execute(
    tx,
  );
}

/**
 * Locks the waiting rows of the outbox. Waits for a running claim, so that its rows are gone. Called after
 * `lockMessages`, in the common lock order.
 */
async function lockOutbox(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    select from outbox where shop_id = ${shopId} and message_id in (
      select message_id from messages
      where shop_id = ${shopId} and subscriber_id in (${fromId}, ${toId}) and state = 'queued'
    ) order by message_id for update`.execute(tx);
}

/**
 * Locks the messages of both, in the order of the receipts, which may be writing to the same rows. Returns the ids of
 * those that move.
 */
async function lockMessages(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<string[]> {
  const { rows } = await sql<{ message_id: string; subscriber_id: string }>`
    select message_id, subscriber_id from messages
    where shop_id = ${shopId} and subscriber_id in (${fromId}, ${toId})
    order by message_id for no key update`.execute(tx);
  return rows.filter((row) => row.subscriber_id === fromId).map((row) => row.message_id);
}

/**
 * Makes sure that the person gets each message once. If two messages have the same key or broadcast, the waiting one is
 * dropped, unless the other one was skipped or failed. If both wait, the older one stays.
 */
async function dropDoubles(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with theirs as (
      select m.message_id, m.created_at, m.subscriber_id, m.source_kind, m.source_type, m.source_id, m.sending_id,
        m.state in ('skipped', 'failed') as is_lost, k.message_key, o.message_id is not null as is_waiting
      from messages m
      left join message_keys k
        on k.message_id = m.message_id and k.shop_id = m.shop_id and k.subscriber_id = m.subscriber_id
      left join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id
        and o.state in ('awaiting_code', 'queued', 'following', 'paused')
      where m.shop_id = ${shopId} and m.subscriber_id in (${fromId}, ${toId})
    ), doubles as (
      select double.message_id, double.created_at
      from theirs double join theirs other on other.message_id <> double.message_id
        and (other.message_key = double.message_key or other.sending_id is not null and double.sending_id is not null
          and other.source_kind = double.source_kind and other.source_type = double.source_type
          and other.source_id = double.source_id)
      where double.is_waiting and not other.is_lost
        and (not other.is_waiting or other.message_id < double.message_id)
    ), gone as (
      delete from outbox o using doubles d where o.shop_id = ${shopId} and o.message_id = d.message_id
      returning o.message_id, o.created_at
    )
    update messages m set state = 'skipped',
      verdict = jsonb_build_object('verdict', 'skip', 'reason', 'cancelled', 'detail', 'the same person twice')
    from gone g
    where m.shop_id = ${shopId} and m.message_id = g.message_id and m.created_at = g.created_at
      and m.state = 'queued'`.execute(tx);
}

/** A message key that one row has used counts for the other row, too. */
async function moveKeys(
  tx: Tx,
  { shopId, fromId, toId }: SubscriberMove,
  messageIds: readonly string[],
): Promise<void> {
  await sql`
    with moved as (
      delete from message_keys k using messages m
      where m.shop_id = ${shopId} and m.subscriber_id = ${fromId} and m.message_id = any(${messageIds}::uuid[])
        and k.message_id = m.message_id and k.shop_id = m.shop_id and k.subscriber_id = ${fromId}
      returning k.*
    )
    insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
    select shop_id, message_key, ${toId}, message_id, created_at from moved
    on conflict do nothing`.execute(tx);
}

async function moveRows(
  tx: Tx,
  { shopId, fromId, toId }: SubscriberMove,
  messageIds: readonly string[],
): Promise<void> {
  await sql`
    with links as (
      update short_links l set subscriber_id = ${toId}
      from messages m
      where m.shop_id = ${shopId} and m.subscriber_id = ${fromId} and m.message_id = any(${messageIds}::uuid[])
        and l.shop_id = m.shop_id and l.message_id = m.message_id and l.subscriber_id = ${fromId}
    ), echoes as (
      update messenger_echoes set subscriber_id = ${toId} where shop_id = ${shopId} and subscriber_id = ${fromId}
    )
    update messages set subscriber_id = ${toId}
    where shop_id = ${shopId} and subscriber_id = ${fromId} and message_id = any(${messageIds}::uuid[])`.execute(
    tx,
  );
}

/** Merges how far the messages of both were delivered and read: the higher figure counts. */
async function joinMarks(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with gone as (
      delete from messenger_marks where shop_id = ${shopId} and subscriber_id = ${fromId} returning *
    )
    insert into messenger_marks as m (shop_id, subscriber_id, delivered_until, read_until)
    select shop_id, ${toId}, delivered_until, read_until from gone
    on conflict (shop_id, subscriber_id) do update set
      delivered_until = greatest(m.delivered_until, excluded.delivered_until),
      read_until = greatest(m.read_until, excluded.read_until)`.execute(tx);
}
