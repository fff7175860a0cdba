import { sql } from 'kysely';
import type { SubscriberMove } from '#features/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/** A person's messages follow them to the row that stays, and nobody gets the same message twice. */
export async function moveMessages(tx: Tx, move: SubscriberMove): Promise<void> {
  await lockMessages(tx, move);
  await dropDoubles(tx, move);
  await moveKeys(tx, move);
  await moveRows(tx, move);
  await joinMarks(tx, move);
  await joinRecipients(tx, move);
}

/** Of a sending that was to go to both, the earlier of the two stays. */
async function joinRecipients(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    delete from sending_recipients r using sending_recipients other
    where r.shop_id = ${shopId} and r.subscriber_id in (${fromId}, ${toId})
      and other.shop_id = r.shop_id and other.sending_id = r.sending_id
      and other.subscriber_id in (${fromId}, ${toId}) and other.recipient_no < r.recipient_no`.execute(tx);
  await sql`
    update sending_recipients set subscriber_id = ${toId}
    where shop_id = ${shopId} and subscriber_id = ${fromId}`.execute(tx);
}

/** In the order in which receipts take them, which may be writing to the same rows. */
async function lockMessages(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    select from messages where shop_id = ${shopId} and subscriber_id in (${fromId}, ${toId})
    order by message_id for no key update`.execute(tx);
}

/** What both rows were to get is sent once: of such a pair, one that still waits is dropped. */
async function dropDoubles(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with keys as (
      select k.message_key, m.message_id, m.created_at, m.subscriber_id, o.message_id is not null as is_waiting
      from messages m
      join message_keys k on k.message_id = m.message_id and k.shop_id = m.shop_id and k.subscriber_id = m.subscriber_id
      left join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id and o.state in ('awaiting_code', 'queued', 'following')
      where m.shop_id = ${shopId} and m.subscriber_id in (${fromId}, ${toId})
    ), doubles as (
      select case when a.is_waiting then a.message_id else b.message_id end as message_id,
        case when a.is_waiting then a.created_at else b.created_at end as created_at
      from keys a
      join keys b on b.message_key = a.message_key
      where a.subscriber_id = ${fromId} and b.subscriber_id = ${toId} and (a.is_waiting or b.is_waiting)
      union all
      select later.message_id, later.created_at
      from messages first
      join messages later on later.shop_id = first.shop_id and later.sending_id = first.sending_id
        and later.subscriber_id in (${fromId}, ${toId}) and later.subscriber_id <> first.subscriber_id
        and later.message_id > first.message_id
      join outbox o on o.shop_id = later.shop_id and o.message_id = later.message_id
        and o.state in ('awaiting_code', 'queued', 'paused')
      where first.shop_id = ${shopId} and first.subscriber_id in (${fromId}, ${toId})
    ), gone as (
      delete from outbox o using doubles d where o.shop_id = ${shopId} and o.message_id = d.message_id
    )
    update messages m set state = 'skipped',
      verdict = jsonb_build_object('verdict', 'skip', 'reason', 'cancelled', 'detail', 'the same person twice')
    from doubles d
    where m.shop_id = ${shopId} and m.message_id = d.message_id and m.created_at = d.created_at
      and m.state = 'queued'`.execute(tx);
}

/** What the one was told already, the other is not told again. */
async function moveKeys(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with moved as (
      delete from message_keys k using messages m
      where m.shop_id = ${shopId} and m.subscriber_id = ${fromId}
        and k.message_id = m.message_id and k.shop_id = m.shop_id and k.subscriber_id = ${fromId}
      returning k.*
    )
    insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
    select shop_id, message_key, ${toId}, message_id, created_at from moved
    on conflict do nothing`.execute(tx);
}

async function moveRows(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await sql`
    with links as (
      update short_links set subscriber_id = ${toId} where shop_id = ${shopId} and subscriber_id = ${fromId}
    ), echoes as (
      update messenger_echoes set subscriber_id = ${toId} where shop_id = ${shopId} and subscriber_id = ${fromId}
    )
    update messages set subscriber_id = ${toId} where shop_id = ${shopId} and subscriber_id = ${fromId}`.execute(
    tx,
  );
}

/** How far the messages of both were delivered and read: the further counts. */
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
