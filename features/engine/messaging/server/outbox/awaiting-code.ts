import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { WaitingDiscount } from '../../contract/waiting-discount.ts';

export interface ShopAwaitingCodes {
  shopId: number;
  shopUrl: string;
}

/** A message that the gate has passed and that waits for its discount code. */
export interface MessageAwaitingCode {
  messageId: string;
  createdAt: Date;
  discount: WaitingDiscount;
}

/**
 * Shops with a due message that waits for its code, except some, and except those that have paused all sending. The index is read by jumping from one shop to the
 * next.
 */
export async function findShopsAwaitingCodes(
  db: Database,
  now: Date,
  leftAlone: readonly number[],
  limit: number,
): Promise<ShopAwaitingCodes[]> {
  if (limit < 1) return [];
  const { rows } = await sql<{ shop_id: number; shop_url: string }>`
    with recursive waiting as (
      (select shop_id from outbox where state = 'awaiting_code' order by shop_id limit 1)
      union all
      select (select o.shop_id from outbox o where o.state = 'awaiting_code' and o.shop_id > w.shop_id order by o.shop_id limit 1)
      from waiting w where w.shop_id is not null
    )
    select s.shop_id, s.shop_url from waiting w join shops s on s.shop_id = w.shop_id
    where w.shop_id <> all(${[...leftAlone]}::bigint[])
      and not exists (select from sending_pauses p where p.shop_id = w.shop_id)
      and exists (select from outbox o where o.shop_id = w.shop_id and o.state = 'awaiting_code' and o.due_at <= ${now})
    order by random() limit ${limit}`.execute(db);
  return rows.map((row) => ({ shopId: row.shop_id, shopUrl: row.shop_url }));
}

/** Takes the shop's due messages that wait for codes, the longest due first, for the time of the lease. */
export async function leaseAwaitingCode(
  db: Database,
  shopId: number,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<MessageAwaitingCode[]> {
  const { rows } = await sql<{ message_id: string; created_at: Date; discount: unknown }>`
    with due as (
      select shop_id, message_id from outbox
      where shop_id = ${shopId} and state = 'awaiting_code' and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    ), leased as (
      update outbox o set due_at = ${leaseUntil} from due d
      where o.shop_id = d.shop_id and o.message_id = d.message_id
      returning o.shop_id, o.message_id, o.created_at
    )
    select m.message_id, m.created_at, m.verdict -> 'discount' as discount
    from leased l
    join messages m on m.shop_id = l.shop_id and m.message_id = l.message_id and m.created_at = l.created_at`.execute(
    db,
  );
  return rows.map((row) => ({
    messageId: row.message_id,
    createdAt: row.created_at,
    discount: WaitingDiscount.parse(row.discount),
  }));
}

/** Sends messages whose codes are in the store through the gate again, before messages that were decided later. */
export async function recordMadeCodes(
  db: Database,
  shopId: number,
  made: readonly { message: MessageAwaitingCode; endsAt: Date }[],
): Promise<void> {
  if (made.length === 0) return;
  const messages = made.map(({ message }) => message);
  await sql`
    with ${given(
      shopId,
      messages,
      made.map(({ endsAt }) => endsAt.toISOString()),
    )},
    freed as (
      update outbox o set state = 'queued', due_at = o.created_at, reason = null from locked l
      where o.shop_id = l.shop_id and o.message_id = l.message_id and o.state = 'awaiting_code'
      returning o.message_id
    )
    update messages m set verdict = jsonb_set(m.verdict, '{discount,endsAt}', to_jsonb(l.shown))
    from locked l join freed using (message_id)
    where m.shop_id = l.shop_id and m.message_id = l.message_id and m.created_at = l.created_at`.execute(db);
}

/**
 * Gives messages other codes than those they carry, in their texts and in their links. Later messages of the same flow
 * that repeat the code change, too.
 */
export async function replaceCodes(
  db: Database,
  shopId: number,
  replaced: readonly { message: MessageAwaitingCode; code: string }[],
): Promise<void> {
  if (replaced.length === 0) return;
  const messages = replaced.map(({ message }) => message);
  await sql`
    with ${given(
      shopId,
      messages,
      replaced.map(({ code }) => code),
    )},
    saying as (
      select shop_id, message_id, created_at, code, shown, true as brings from locked
      union all
      select m.shop_id, m.message_id, m.created_at, l.code, l.shown, false from locked l
      join messages m on m.shop_id = l.shop_id and m.discount_code = l.code and m.created_at = l.created_at
        and m.subscriber_id = l.subscriber_id and m.message_id <> l.message_id and m.state = 'queued'
      where m.shop_id = ${shopId}
    ),
    led as (
      update short_links s set target_url = replace(s.target_url, l.code, l.shown) from saying l
      where s.shop_id = l.shop_id and s.message_id = l.message_id
    )
    update messages m set content = replace(m.content::text, l.code, l.shown)::jsonb, discount_code = l.shown,
      verdict = case when l.brings then jsonb_set(m.verdict, '{discount}',
        (m.verdict -> 'discount') - 'endsAt' || jsonb_build_object('code', l.shown)) else m.verdict end
    from saying l
    where m.shop_id = l.shop_id and m.message_id = l.message_id and m.created_at = l.created_at`.execute(db);
}

/**
 * Sends messages that got no code through the gate again from `dueAt` on. A message that became void meanwhile gets no
 * code.
 */
export async function awaitCodeLater(
  db: Database,
  shopId: number,
  messages: readonly MessageAwaitingCode[],
  dueAt: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ state: 'queued', due_at: dueAt, reason: 'discountCode' })
    .where('shop_id', '=', shopId)
    .where(
      'message_id',
      'in',
      messages.map(({ messageId }) => messageId),
    )
    .where('state', '=', 'awaiting_code')
    .execute();
}

/**
 * `locked`: the messages that still carry the code they were given with, each with its new values, locked in the common
 * order. If a worker was too slow, its message already has another code.
 */
function given(shopId: number, messages: readonly MessageAwaitingCode[], shown: readonly string[]) {
  return sql`given as (
      select * from unnest(${messages.map(({ messageId }) => messageId)}::uuid[],
        ${messages.map(({ createdAt }) => createdAt)}::timestamptz[],
        ${messages.map(({ discount }) => discount.code)}::text[], ${[...shown]}::text[])
        as given (message_id, created_at, code, shown)
    ), locked as (
      select m.shop_id, m.message_id, m.created_at, m.subscriber_id, g.code, g.shown from given g
      join messages m on m.shop_id = ${shopId} and m.message_id = g.message_id and m.created_at = g.created_at
      where m.state = 'queued' and m.verdict #>> '{discount,code}' = g.code
      order by m.message_id for no key update of m
    )`;
}
