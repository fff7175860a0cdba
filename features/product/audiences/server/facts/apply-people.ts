import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { recountMessages } from './recount-messages.ts';
import { BLOCK, NO_PEOPLE, PEOPLE, personFacts, productsOf } from './source-facts.ts';

interface NotedPerson {
  subscriberId: string;
  /** Whether all their messages are read again. */
  isRecount: boolean;
}

/** The notes to apply, and whether the shop's bits have to be marked. */
export interface ApplyHow {
  upTo: number;
  hasBits: boolean;
}

/**
 * Applies the notes about people and orders up to that number. Each person's facts are read again, so the number and
 * order of notes do not matter. The caller locks the shop's row.
 */
export async function applyPeople(tx: Tx, shopId: number, { upTo, hasBits }: ApplyHow): Promise<void> {
  const noted = await takeNoted(tx, shopId, upTo);
  if (noted.length === 0) return;
  const ids = noted.map(({ subscriberId }) => subscriberId);
  if (hasBits) await noteStale(tx, shopId, ids);
  await removeGone(tx, shopId, ids);
  const fresh = await addFresh(tx, shopId, ids);
  if (hasBits) await noteStale(tx, shopId, fresh);
  const people = peopleOf(shopId, ids);
  await sql`
    with n as materialized (${personFacts(shopId, people)}),
    gone as (
      delete from recent_orders k using n
      where k.shop_id = ${shopId} and k.subscriber_no = n.subscriber_no and n.ordered_ats is null
    ), ordered as (
      insert into recent_orders as k (shop_id, subscriber_no, ordered_ats, spent_minors)
      select ${shopId}, subscriber_no, ordered_ats, spent_minors from n where ordered_ats is not null order by subscriber_no
      on conflict (shop_id, subscriber_no) do update
        set ordered_ats = excluded.ordered_ats, spent_minors = excluded.spent_minors
        where (k.ordered_ats, k.spent_minors) is distinct from (excluded.ordered_ats, excluded.spent_minors)
    )
    update subscriber_facts f set presence = n.presence, subscribed_at = n.subscribed_at, order_count = n.order_count,
      spend_minor = n.spend_minor, last_order_minor = n.last_order_minor, last_order_at = n.last_order_at
    from n
    where f.shop_id = ${shopId} and f.subscriber_no = n.subscriber_no
      and (f.presence, f.subscribed_at, f.order_count, f.spend_minor, f.last_order_minor, f.last_order_at) is distinct from
        (n.presence, n.subscribed_at, n.order_count, n.spend_minor, n.last_order_minor, n.last_order_at)`.execute(
    tx,
  );
  await sql`
    with people as materialized (${people}),
    bought as materialized (${productsOf(shopId, sql`select * from people`)}),
    gone as (
      delete from subscriber_products k using people p
      where k.shop_id = ${shopId} and k.subscriber_no = p.subscriber_no
        and not exists (select from bought b where b.subscriber_no = k.subscriber_no and b.product_id = k.product_id)
    )
    insert into subscriber_products (shop_id, product_id, subscriber_no)
    select ${shopId}, product_id, subscriber_no from bought order by product_id, subscriber_no
    on conflict do nothing`.execute(tx);
  const recounted = new Set([
    ...fresh,
    ...noted.filter((one) => one.isRecount).map((one) => one.subscriberId),
  ]);
  if (recounted.size > 0) await recountMessages(tx, shopId, peopleOf(shopId, [...recounted]), upTo);
}

/**
 * Returns people with their numbers, looked up one by one. For new people the planner expected one row, and read all
 * ids for each of them.
 */
function peopleOf(shopId: number, subscriberIds: readonly string[]): RawBuilder<unknown> {
  return sql`
    select known.* from unnest(${subscriberIds}::uuid[]) as asked (subscriber_id) cross join lateral (
      select f.subscriber_no, s.* from subscriber_facts f
      join subscribers s on s.shop_id = f.shop_id and s.subscriber_id = f.subscriber_id
      where f.shop_id = ${shopId} and f.subscriber_id = asked.subscriber_id
        and s.shop_id = ${shopId} and s.subscriber_id = asked.subscriber_id
      limit 1
    ) known`;
}

/**
 * Takes the notes about people and orders. An order's person is looked up now, so that people who signed up since the
 * note are found. Orders are looked up one by one: without statistics, the planner read all orders of the shop for each
 * order and person.
 */
async function takeNoted(tx: Tx, shopId: number, upTo: number): Promise<NotedPerson[]> {
  const { rows } = await sql<NotedPerson>`
    with taken as (
      delete from audience_changes
      where shop_id = ${shopId} and change_no <= ${upTo} and kind in ('person', 'people', 'order', 'messages')
      returning *
    ), placed as materialized (
      select o.*
      from (select distinct order_id from taken where order_id is not null) t
      cross join lateral (
        select customer_id, phone_e164, email_key from orders
        where shop_id = ${shopId} and order_id = t.order_id limit 1
      ) o
      union all
      select former_customer_id, former_phone_e164, former_email_key from taken
      where coalesce(former_customer_id, former_phone_e164, former_email_key) is not null
    ), named as (
      select subscriber_id, kind = 'messages' as is_recount from taken where subscriber_id is not null
      union all
      select unnest(subscriber_ids), false from taken where kind = 'people'
      union all
      select s.subscriber_id, false
      from placed o cross join lateral (
        select subscriber_id from subscribers s where s.shop_id = ${shopId}
          and (s.customer_id = o.customer_id or s.phone_e164 = o.phone_e164 or s.email_key = o.email_key)
      ) s
    )
    select subscriber_id as "subscriberId", bool_or(is_recount) as "isRecount" from named group by subscriber_id`.execute(
    tx,
  );
  return rows;
}

async function removeGone(tx: Tx, shopId: number, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from subscriber_facts f where f.shop_id = ${shopId} and f.subscriber_id = any(${ids}::uuid[])
        and not exists (select from subscribers s where s.shop_id = f.shop_id and s.subscriber_id = f.subscriber_id)
      returning subscriber_no
    ), products as (
      delete from subscriber_products k using gone where k.shop_id = ${shopId} and k.subscriber_no = gone.subscriber_no
    ), sends as (
      delete from recent_sends k using gone where k.shop_id = ${shopId} and k.subscriber_no = gone.subscriber_no
    ), orders as (
      delete from recent_orders k using gone where k.shop_id = ${shopId} and k.subscriber_no = gone.subscriber_no
    )
    update broadcast_people k set people = k.people & ~ b.people
    from (select ${BLOCK} as block, ${PEOPLE} as people from gone group by block) b
    where k.shop_id = ${shopId} and k.block = b.block and k.people & b.people <> ${NO_PEOPLE}`.execute(tx);
}

/** Gives the next numbers to people without one. Returns these people. */
async function addFresh(tx: Tx, shopId: number, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ subscriber_id: string }>`
    with fresh as (
      insert into subscriber_facts (shop_id, subscriber_no, subscriber_id, presence)
      select ${shopId}, (select next_no from audience_shops where shop_id = ${shopId})
        + row_number() over (order by s.created_at, s.subscriber_id) - 1, s.subscriber_id, 0
      from subscribers s
      where s.shop_id = ${shopId} and s.subscriber_id = any(${ids}::uuid[])
        and not exists (select from subscriber_facts f where f.shop_id = s.shop_id and f.subscriber_id = s.subscriber_id)
      returning subscriber_id
    ), counted as (
      update audience_shops set next_no = next_no + (select count(*) from fresh) where shop_id = ${shopId}
    )
    select subscriber_id from fresh`.execute(tx);
  return rows.map((row) => row.subscriber_id);
}

/** Marks people whose bits are out of date. */
async function noteStale(tx: Tx, shopId: number, ids: readonly string[]): Promise<void> {
  await sql`
    insert into audience_stale (shop_id, subscriber_no)
    select ${shopId}, subscriber_no from subscriber_facts where shop_id = ${shopId} and subscriber_id = any(${ids}::uuid[])`.execute(
    tx,
  );
}
