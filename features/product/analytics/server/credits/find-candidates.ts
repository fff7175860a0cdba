import { sql, type RawBuilder } from 'kysely';
import { SINGLE_USE_CODE } from '#features/engine/discounts/server/index.ts';
import type { Source } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { USUAL_WINDOWS, type AttributionWindows } from '../../contract/attribution.ts';
import type { Touch } from '../../rules/choose-touch.ts';

/** A touch that an order may be credited to, with its message. */
export interface Candidate extends Touch {
  /** When the order that it may have led to was placed. */
  orderedAt: Date;
  messageCreatedAt: Date;
  subscriberId: string;
  channel: Channel;
  source: Source;
}

interface CandidateRow {
  order_id: string;
  ordered_at: Date;
  kind: Touch['kind'];
  at: Date;
  message_id: string;
  message_created_at: Date;
  subscriber_id: string;
  channel: Channel;
  source_kind: Source['kind'];
  source_type: string;
  source_id: string | null;
}

/** Clicks are read as far back as credits or bills need them. */
function clickHoursOf({ clickHours }: AttributionWindows): number {
  return Math.max(clickHours, USUAL_WINDOWS.clickHours);
}

/**
 * Returns the touches that orders can be credited to, by order. People are found by an order's checkout, cart, number
 * and customer. A test order has no touches, so it is credited to no message. A personal code identifies its message by
 * itself; a shared code counts for the people it was sent to. The current credit stays a candidate even if its message
 * was deleted or anonymised. `offset 0` makes the planner look up each order by key, because without statistics it could
 * read whole tables.
 */
export async function findCandidates(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
  windows: AttributionWindows,
): Promise<Map<string, Candidate[]>> {
  const { rows } = await sql<CandidateRow>`
    with asked as materialized (
      select order_id, phone_e164, checkout_token, cart_token, customer_id, store_created_at as ordered_at,
        array(select upper(code) from unnest(discount_codes) as code) as codes,
        array(select upper(code) from unnest(discount_codes) as code where upper(code) ~ ${SINGLE_USE_CODE}) as own_codes
      from orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[]) and not is_test
    ), people as materialized (
      select a.order_id, a.ordered_at, a.codes, p.subscriber_id from asked a cross join lateral (
        select subscriber_id from subscribers where shop_id = ${shopId} and phone_e164 = a.phone_e164
        union
        select subscriber_id from subscribers where shop_id = ${shopId} and customer_id = a.customer_id
        union
        select subscriber_id from cart_links where shop_id = ${shopId} and cart_token = a.cart_token
        union
        select subscriber_id from messages
        where shop_id = ${shopId} and source_event = a.checkout_token and source_kind = 'campaign'
        offset 0
      ) p
    ), touched as (
      ${byCode(shopId)}
      union all
      select p.order_id, p.ordered_at, 'click', t.* from people p cross join lateral (
        select touched_at, message_id, message_created_at from touches
        where shop_id = ${shopId} and kind = 'click' and subscriber_id = p.subscriber_id and touched_at < p.ordered_at + interval '1 second'
          and touched_at >= p.ordered_at - make_interval(hours => ${clickHoursOf(windows)}::int) offset 0
      ) t
      union all
      select p.order_id, p.ordered_at, 'read', m.* from people p cross join lateral (
        select read_at, message_id, created_at from messages
        where shop_id = ${shopId} and subscriber_id = p.subscriber_id and read_at < p.ordered_at + interval '1 second'
          and read_at >= p.ordered_at - make_interval(hours => ${windows.readHours}::int) and created_at < p.ordered_at + interval '1 second' offset 0
      ) m
    )
    select t.order_id, t.ordered_at, t.kind, t.at, t.message_id, t.message_created_at, m.subscriber_id, m.channel, m.source_kind,
      m.source_type, m.source_id
    from touched t cross join lateral (
      select * from messages where shop_id = ${shopId} and message_id = t.message_id and created_at = t.message_created_at
      offset 0
    ) m
    where m.purpose = 'marketing' and m.source_kind <> 'test'
    union all
    select c.order_id, a.ordered_at, c.touch_kind, c.touched_at, c.message_id, c.message_created_at, c.subscriber_id, c.channel,
      c.source_kind, c.source_type, c.source_id
    from asked a join order_credits c on c.shop_id = ${shopId} and c.order_id = a.order_id
    where not exists (select from messages m where m.shop_id = ${shopId} and m.message_id = c.message_id
      and m.created_at = c.message_created_at and m.source_event <> 'erased')`.execute(tx);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(toCandidate)]));
}

/** Messages before an order that had its code: a personal code sent to anybody, or a shared code sent to its people. */
function byCode(shopId: number): RawBuilder<unknown> {
  const wasSentBefore = (orderedAt: string) => {
    const before = sql`${sql.ref(orderedAt)} + interval '1 second'`;
    return sql`state in ('sent', 'delivered', 'read') and sent_at < ${before} and created_at < ${before}`;
  };
  return sql`
      select a.order_id, a.ordered_at, 'code' as kind, m.* from asked a cross join lateral (
        select sent_at as at, message_id, created_at as message_created_at from messages
        where shop_id = ${shopId} and discount_code = any(a.own_codes) and ${wasSentBefore('a.ordered_at')} offset 0
      ) m
      union all
      select p.order_id, p.ordered_at, 'code', m.* from people p cross join lateral (
        select sent_at, message_id, created_at from messages
        where shop_id = ${shopId} and subscriber_id = p.subscriber_id and upper(discount_code) = any(p.codes)
          and discount_code !~ ${SINGLE_USE_CODE} and ${wasSentBefore('p.ordered_at')} offset 0
      ) m where p.codes <> '{}'`;
}

function toCandidate(row: CandidateRow): Candidate {
  return {
    orderedAt: row.ordered_at,
    kind: row.kind,
    at: row.at,
    messageId: row.message_id,
    messageCreatedAt: row.message_created_at,
    subscriberId: row.subscriber_id,
    channel: row.channel,
    source: { kind: row.source_kind, type: row.source_type, id: row.source_id },
  };
}
