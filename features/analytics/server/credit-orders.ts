import { sql, type Selectable } from 'kysely';
import type { OrderCredits } from '#database/schema/rows.ts';
import { SourceKind, type Source } from '#features/messaging/contract/source.ts';
import type { OrderFacts } from '#features/store-data/contract/store-facts.ts';
import { getShop } from '#features/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { DomainEvents, Happened } from '#platform/events/domain-events.ts';
import '#features/store-data/contract/store-events.ts';
import { chooseTouch, type Touch } from '../rules/choose-touch.ts';
import { addToRollup } from './add-to-rollup.ts';

interface Candidate extends Touch {
  messageCreatedAt: Date;
  subscriberId: string;
  channel: Channel;
  source: Source;
}

/** What happens to orders, as their credits follow it. */
export const CREDITED = ['orderPlaced', 'orderRefunded', 'orderCancelled', 'orderEdited'] as const;

/** Credits orders that were placed, and has credits follow what became of theirs. */
export async function followOrders(
  tx: Tx,
  events: readonly Happened<(typeof CREDITED)[number]>[],
): Promise<void> {
  const placed = events.flatMap(({ name, event }) => (name === 'orderPlaced' ? [event] : []));
  for (const [shopId, ofShop] of Map.groupBy(placed, (event) => event.shopId))
    await creditOrders(
      tx,
      shopId,
      ofShop.map(({ order }) => order),
    );
  for (const { name, event } of events) {
    if (name === 'orderRefunded') await takeBack(tx, event, event.amountMinor, event.refundedAt);
    if (name === 'orderCancelled') await takeBack(tx, event, Number.MAX_SAFE_INTEGER, event.cancelledAt);
    if (name === 'orderEdited') await changeCredit(tx, event);
  }
}

/** One order, one credit: a second telling of the same order changes nothing. */
async function creditOrders(tx: Tx, shopId: number, orders: readonly OrderFacts[]): Promise<void> {
  const candidates = await findCandidates(tx, shopId, orders);
  for (const order of orders) {
    const own = candidates.get(order.orderId) ?? [];
    const chosen = chooseTouch(order.createdAt, own);
    const credited = own.find((candidate) => candidate === chosen);
    if (credited) await creditOrder(tx, shopId, order, credited);
  }
}

async function creditOrder(tx: Tx, shopId: number, order: OrderFacts, credited: Candidate): Promise<void> {
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

interface CandidateRow {
  order_id: string;
  kind: Touch['kind'];
  at: Date;
  message_id: string;
  message_created_at: Date;
  subscriber_id: string;
  channel: Channel;
  source_kind: SourceKind;
  source_type: string;
  source_id: string | null;
}

/**
 * The touches of the people that orders may be of, by order: by its code, its checkout, its number. `offset 0` has each
 * order looked up by key, where the planner might read whole tables while it knows little of them.
 */
async function findCandidates(
  tx: Tx,
  shopId: number,
  orders: readonly OrderFacts[],
): Promise<Map<string, Candidate[]>> {
  const asked = orders.map(({ orderId, phoneE164, checkoutToken, discountCodes, createdAt }) => ({
    orderId,
    phoneE164,
    checkoutToken,
    discountCodes,
    createdAt,
  }));
  const { rows } = await sql<CandidateRow>`
    with asked as materialized (
      select * from json_to_recordset(${storableJson(asked)}::json) as asked("orderId" text, "phoneE164" text,
        "checkoutToken" text, "discountCodes" text[], "createdAt" timestamptz)
    ), people as materialized (
      select a."orderId", a."createdAt", p.subscriber_id from asked a cross join lateral (
        select subscriber_id from subscribers where shop_id = ${shopId} and phone_e164 = a."phoneE164"
        union
        select subscriber_id from messages
        where shop_id = ${shopId} and source_event = a."checkoutToken" and source_kind = 'campaign'
        offset 0
      ) p
    ), touched as (
      select a."orderId", 'code' as kind, m.* from asked a cross join lateral (
        select created_at as at, message_id, created_at as message_created_at from messages
        where shop_id = ${shopId} and discount_code = any(a."discountCodes") and state <> 'skipped' offset 0
      ) m
      union all
      select p."orderId", 'click', t.* from people p cross join lateral (
        select touched_at, message_id, message_created_at from touches
        where shop_id = ${shopId} and kind = 'click' and subscriber_id = p.subscriber_id
          and touched_at > p."createdAt" - interval '5 days' offset 0
      ) t
      union all
      select p."orderId", 'read', m.* from people p cross join lateral (
        select read_at, message_id, created_at from messages
        where shop_id = ${shopId} and subscriber_id = p.subscriber_id
          and read_at > p."createdAt" - interval '1 day' offset 0
      ) m
    )
    select t."orderId" as order_id, t.kind, t.at, t.message_id, t.message_created_at, m.subscriber_id, m.channel,
      m.source_kind, m.source_type, m.source_id
    from touched t cross join lateral (
      select * from messages where shop_id = ${shopId} and message_id = t.message_id and created_at = t.message_created_at
      offset 0
    ) m
    where m.purpose = 'marketing' and m.source_kind <> 'test'`.execute(tx);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(toCandidate)]));
}

function toCandidate(row: CandidateRow): Candidate {
  return {
    kind: row.kind,
    at: row.at,
    messageId: row.message_id,
    messageCreatedAt: row.message_created_at,
    subscriberId: row.subscriber_id,
    channel: row.channel,
    source: { kind: row.source_kind, type: row.source_type, id: row.source_id },
  };
}

/**
 * What goes back counts on the day it does. Never more than is left of the credit: a refund may be followed by the
 * cancellation of the same order.
 */
async function takeBack(
  tx: Tx,
  { shopId, orderId }: { shopId: number; orderId: string },
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
async function changeCredit(
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
