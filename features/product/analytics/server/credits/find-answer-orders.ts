import { sql, type RawBuilder } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { chooseTouch } from '../../rules/choose-touch.ts';
import { findWindows } from '../attribution/attribution-queries.ts';
import { worthOf } from './credit-queries.ts';
import { findLines } from './find-lines.ts';
import { daysOf } from './shop-days.ts';

/** An order that an answer of the team or of a program led to. */
export interface AnswerOrder {
  messageId: string;
  /** The shop's day of the order. */
  day: string;
  /** What the order is worth, minus returns. */
  revenueMinor: number;
}

interface Asked {
  since: Date;
  /** A subquery with the `subscriber_id` of everybody whom the team may have answered since then, or shortly before. */
  people: RawBuilder<unknown>;
}

/**
 * Returns the orders since a moment that an answer of the team led to, by the rules of `chooseTouch`. The touch is that
 * somebody read an answer. An order that is credited to a message already counts only if that message is an answer: an
 * order has one credit at most. So nothing is stored, and no other figure changes.
 */
export async function findAnswerOrders(
  tx: Tx,
  shopId: number,
  asked: Asked,
): Promise<{ orders: AnswerOrder[]; currencyCode: string; readHours: number }> {
  const windows = await findWindows(tx, shopId);
  const reads = Map.groupBy(
    await findReads(tx, shopId, { ...asked, readHours: windows.readHours }),
    (read) => read.orderId,
  );
  const chosen = [...reads].flatMap(([orderId, own]) => {
    const orderedAt = own[0]?.orderedAt;
    const touch =
      orderedAt && (own.find(({ isCredited }) => isCredited) ?? chooseTouch(orderedAt, own, windows));
    return touch ? [{ orderId, orderedAt, messageId: touch.messageId }] : [];
  });
  const linesOf = await findLines(
    tx,
    shopId,
    chosen.map(({ orderId }) => orderId),
  );
  const dayOf = await daysOf(
    tx,
    shopId,
    chosen.map(({ orderedAt }) => orderedAt),
  );
  const orders = chosen.map(({ orderId, orderedAt, messageId }) => {
    const { amountMinor, returnedMinor } = worthOf(linesOf.get(orderId) ?? []);
    return { messageId, day: dayOf(orderedAt), revenueMinor: amountMinor - returnedMinor };
  });
  return { orders, currencyCode: (await getShop(tx, shopId)).currency, readHours: windows.readHours };
}

interface Read {
  orderId: string;
  orderedAt: Date;
  kind: 'read';
  at: Date;
  messageId: string;
  /** Whether the order's credit is this message. */
  isCredited: boolean;
}

/** The answers that people read before an order. People are found as for credits: by number, customer and cart. */
async function findReads(
  tx: Tx,
  shopId: number,
  { since, people, readHours }: Asked & { readHours: number },
): Promise<Read[]> {
  const { rows } = await sql<Read>`
    with people as materialized (
      select s.subscriber_id, s.phone_e164, s.customer_id from (${people}) p
      join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = p.subscriber_id
    ), asked as materialized (
      select o.order_id, o.phone_e164, o.customer_id, o.cart_token, o.store_created_at as ordered_at from orders o
      where o.shop_id = ${shopId} and o.store_created_at >= ${since} and not o.is_test
        and not exists (select from order_credits c where c.shop_id = o.shop_id and c.order_id = o.order_id)
    ), bought as materialized (
      select order_id, ordered_at, subscriber_id from asked join people using (phone_e164)
      union
      select order_id, ordered_at, subscriber_id from asked join people using (customer_id)
      union
      select a.order_id, a.ordered_at, p.subscriber_id from people p
      join cart_links l on l.shop_id = ${shopId} and l.subscriber_id = p.subscriber_id
      join asked a on a.cart_token = l.cart_token
    )
    select b.order_id as "orderId", b.ordered_at as "orderedAt", 'read' as kind, m.read_at as at,
      m.message_id as "messageId", false as "isCredited"
    from bought b cross join lateral (
      select read_at, message_id from messages
      where shop_id = ${shopId} and subscriber_id = b.subscriber_id and source_kind = 'service'
        and source_type in ('direct', 'apiReply')
        and read_at < b.ordered_at + interval '1 second' and read_at >= b.ordered_at - make_interval(hours => ${readHours}::int)
        and created_at < b.ordered_at + interval '1 second'
      offset 0
    ) m
    union all
    -- An answer by a template that counts as marketing has its credit like a campaign.
    select c.order_id, c.ordered_at, 'read', c.touched_at, c.message_id, true
    from order_credits c
    where c.shop_id = ${shopId} and c.source_type = 'direct' and c.source_kind = 'service' and c.ordered_at >= ${since}`.execute(
    tx,
  );
  return rows;
}
