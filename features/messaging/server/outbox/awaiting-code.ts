import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PendingDiscount } from '../../contract/message.ts';

export interface ShopAwaitingCodes {
  shopId: number;
  shopUrl: string;
}

/** A message that is held until its code exists. */
export interface MessageAwaitingCode {
  messageId: string;
  discount: PendingDiscount;
}

/** Shops that have a held message due, but for some: a hop from one to the next in the index. */
export async function findShopsAwaitingCodes(
  db: Database,
  now: Date,
  leftAlone: readonly number[],
  limit: number,
): Promise<ShopAwaitingCodes[]> {
  if (limit < 1) return [];
  const { rows } = await sql<{ shop_id: number; shop_url: string }>`
    with recursive holding as (
      (select shop_id from outbox where state = 'held' order by shop_id limit 1)
      union all
      select (select o.shop_id from outbox o where o.state = 'held' and o.shop_id > h.shop_id order by o.shop_id limit 1)
      from holding h where h.shop_id is not null
    )
    select s.shop_id, s.shop_url from holding h join shops s on s.shop_id = h.shop_id
    where h.shop_id <> all(${[...leftAlone]}::bigint[])
      and exists (select from outbox o where o.shop_id = h.shop_id and o.state = 'held' and o.due_at <= ${now})
    order by random() limit ${limit}`.execute(db);
  return rows.map((row) => ({ shopId: row.shop_id, shopUrl: row.shop_url }));
}

/** Takes the shop's held messages that are due, the longest due first, for as long as the lease lasts. */
export async function leaseAwaitingCode(
  db: Database,
  shopId: number,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<MessageAwaitingCode[]> {
  const { rows } = await sql<{ message_id: string; discount: PendingDiscount }>`
    with due as (
      select shop_id, message_id from outbox where shop_id = ${shopId} and state = 'held' and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    ), leased as (
      update outbox o set due_at = ${leaseUntil} from due d
      where o.shop_id = d.shop_id and o.message_id = d.message_id
      returning o.shop_id, o.message_id, o.created_at
    )
    select l.message_id, m.verdict -> 'discount' as discount
    from leased l
    join messages m on m.shop_id = l.shop_id and m.message_id = l.message_id and m.created_at = l.created_at`.execute(
    db,
  );
  return rows.map((row) => ({ messageId: row.message_id, discount: row.discount }));
}

/** Lets a held message go, or has it tried again from `dueAt` on. One that was dropped meanwhile stays dropped. */
export async function releaseAwaitingCode(
  db: Database,
  shopId: number,
  messageId: string,
  { state, dueAt }: { state: 'queued' | 'held'; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, due_at: dueAt })
    .where('shop_id', '=', shopId)
    .where('message_id', '=', messageId)
    .where('state', '=', 'held')
    .execute();
}
