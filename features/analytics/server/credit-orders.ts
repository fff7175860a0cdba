import { sql, type Selectable } from 'kysely';
import type { OrderCredits } from '#database/schema/rows.ts';
import { SourceKind, type Source } from '#features/messaging/contract/source.ts';
import type { OrderFacts } from '#features/store-data/contract/store-facts.ts';
import { getShop } from '#features/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { chooseTouch, type Touch } from '../rules/choose-touch.ts';
import { addToRollup } from './add-to-rollup.ts';

interface Candidate extends Touch {
  messageCreatedAt: Date;
  subscriberId: string;
  channel: Channel;
  source: Source;
}

/** One order, one credit: a second telling of the same order changes nothing. */
export async function creditOrder(tx: Tx, { shopId, order }: DomainEvents['orderPlaced']): Promise<void> {
  const candidates = await findCandidates(tx, shopId, order);
  const chosen = chooseTouch(order.createdAt, candidates);
  const credited = candidates.find((candidate) => candidate === chosen);
  if (!credited) return;
  const made = await tx
    .insertInto('order_credits')
    .values({
      shop_id: shopId,
      order_id: order.orderId,
      message_id: credited.messageId,
      message_created_at: credited.messageCreatedAt,
      subscriber_id: credited.subscriberId,
      channel: credited.channel,
      source_kind: credited.source.kind,
      source_type: credited.source.type,
      source_id: credited.source.id,
      touch_kind: credited.kind,
      touched_at: credited.at,
      amount_minor: order.totalMinor,
      ordered_at: order.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!made) return;
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const { channel, source } = credited;
  const key = { shopId, day: shopDay(order.createdAt, timeZone), channel, source };
  await addToRollup(tx, key, { orders: 1, revenue_minor: order.totalMinor });
}

/** The touches of the people this order may be of: by its code, its checkout, its number. */
async function findCandidates(tx: Tx, shopId: number, order: OrderFacts): Promise<Candidate[]> {
  const { rows } = await sql<{
    kind: Touch['kind'];
    at: Date;
    message_id: string;
    message_created_at: Date;
    subscriber_id: string;
    channel: Channel;
    source_kind: SourceKind;
    source_type: string;
    source_id: string | null;
  }>`
    with people as (
      select subscriber_id from subscribers where shop_id = ${shopId} and phone_e164 = ${order.phoneE164}
      union
      select subscriber_id from messages
      where shop_id = ${shopId} and source_event = ${order.checkoutToken} and source_kind = 'campaign'
    ),
    touched as (
      select 'code' as kind, m.created_at as at, m.message_id, m.created_at as message_created_at
      from messages m
      where m.shop_id = ${shopId} and m.discount_code = any(${order.discountCodes}) and m.state <> 'skipped'
      union all
      select 'click', t.touched_at, t.message_id, t.message_created_at
      from touches t
      where t.shop_id = ${shopId} and t.kind = 'click' and t.subscriber_id in (select subscriber_id from people)
        and t.touched_at > ${order.createdAt}::timestamptz - interval '5 days'
      union all
      select 'read', m.read_at, m.message_id, m.created_at
      from messages m
      where m.shop_id = ${shopId} and m.subscriber_id in (select subscriber_id from people)
        and m.read_at > ${order.createdAt}::timestamptz - interval '1 day'
    )
    select t.kind, t.at, t.message_id, t.message_created_at, m.subscriber_id, m.channel, m.source_kind, m.source_type, m.source_id
    from touched t
    join messages m on m.shop_id = ${shopId} and m.message_id = t.message_id and m.created_at = t.message_created_at
    where m.purpose = 'marketing' and m.source_kind <> 'test'`.execute(tx);
  return rows.map((row) => ({
    kind: row.kind,
    at: row.at,
    messageId: row.message_id,
    messageCreatedAt: row.message_created_at,
    subscriberId: row.subscriber_id,
    channel: row.channel,
    source: { kind: row.source_kind, type: row.source_type, id: row.source_id },
  }));
}

/** What goes back counts on the day it does. */
export function takeBackRefund(
  tx: Tx,
  { shopId, orderId, amountMinor, refundedAt }: DomainEvents['orderRefunded'],
): Promise<void> {
  return takeBack(tx, shopId, orderId, amountMinor, refundedAt);
}

export function takeBackCancelled(
  tx: Tx,
  { shopId, orderId, cancelledAt }: DomainEvents['orderCancelled'],
): Promise<void> {
  return takeBack(tx, shopId, orderId, Number.MAX_SAFE_INTEGER, cancelledAt);
}

/** Never more than is left of the credit: a refund may be followed by the cancellation of the same order. */
async function takeBack(
  tx: Tx,
  shopId: number,
  orderId: string,
  amountMinor: number,
  at: Date,
): Promise<void> {
  const credit = await lockCredit(tx, shopId, orderId);
  if (!credit) return;
  const returned = Math.min(amountMinor, credit.amount_minor - credit.returned_minor);
  if (returned === 0) return;
  await tx
    .updateTable('order_credits')
    .set({ returned_minor: credit.returned_minor + returned })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  await addRevenue(tx, credit, -returned, at);
}

/** An edited order is worth more or less from that day on; never less than what went back already. */
export async function changeCredit(
  tx: Tx,
  { shopId, orderId, changeMinor, editedAt: at }: DomainEvents['orderEdited'],
): Promise<void> {
  const credit = await lockCredit(tx, shopId, orderId);
  if (!credit) return;
  const amount = Math.max(credit.amount_minor + changeMinor, credit.returned_minor);
  if (amount === credit.amount_minor) return;
  await tx
    .updateTable('order_credits')
    .set({ amount_minor: amount })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  await addRevenue(tx, credit, amount - credit.amount_minor, at);
}

type Credit = Selectable<OrderCredits>;

async function lockCredit(tx: Tx, shopId: number, orderId: string): Promise<Credit | null> {
  const credit = await tx
    .selectFrom('order_credits')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return credit ?? null;
}

async function addRevenue(tx: Tx, credit: Credit, revenueMinor: number, at: Date): Promise<void> {
  const { shop_id: shopId, channel } = credit;
  const source = {
    kind: SourceKind.parse(credit.source_kind),
    type: credit.source_type,
    id: credit.source_id,
  };
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const key = { shopId, day: shopDay(at, timeZone), channel: channel as Channel, source };
  await addToRollup(tx, key, { revenue_minor: revenueMinor });
}
