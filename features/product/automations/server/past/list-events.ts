import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { EventName, PublishedEvent } from '#platform/events/domain-events.ts';
import type { PastPerson } from '../../rules/past/group-events.ts';

/** More events are more than anybody reads, and would occupy the database. */
export const MOST_EVENTS = 4000;
/** Events of orders are only searched for orders of this age. */
const ORDER_AGE_DAYS = 60;

/** A past event, with enough of its content to know its subject. */
export interface PastEvent {
  name: EventName;
  at: Date;
  event: PublishedEvent['event'];
  person: PastPerson;
}

interface Asked {
  shopId: number;
  names: readonly EventName[];
  from: Date;
  until: Date;
}

interface EventRow {
  name: EventName;
  at: Date;
  /** The id of its subject. */
  id: string;
  /** The id of the subject's parent or origin. */
  other: string | null;
  subscriberId: string | null;
  phoneE164: string | null;
  customerId: string | null;
  emailKey: string | null;
  firstName: string | null;
}

/** Returns the past events of a shop that its rows still show: the newest that fit, earliest first. */
export async function listEvents(tx: Tx, asked: Asked): Promise<{ events: PastEvent[]; cutAt: Date | null }> {
  const parts = asked.names.flatMap((name) => PARTS[name]?.(asked) ?? []);
  if (parts.length === 0) return { events: [], cutAt: null };
  const { rows } = await sql<EventRow>`
    select * from (${sql.join(parts, sql` union all `)}) happened
    where at >= ${asked.from} and at <= ${asked.until}
    order by at desc, name, id limit ${MOST_EVENTS + 1}`.execute(tx);
  const kept = rows.slice(0, MOST_EVENTS).toReversed();
  const cutAt = rows.length > MOST_EVENTS ? (kept[0]?.at ?? null) : null;
  return { events: kept.map((row) => toEvent(asked.shopId, row)), cutAt };
}

const SHOPPER = sql`null::uuid as "subscriberId", o.phone_e164 as "phoneE164", o.customer_id as "customerId",
  o.email_key as "emailKey", o.first_name as "firstName"`;
const PERSON = sql`s.subscriber_id as "subscriberId", s.phone_e164 as "phoneE164", s.customer_id as "customerId",
  s.email_key as "emailKey", s.first_name as "firstName"`;

type Part = (asked: Asked) => RawBuilder<unknown>;

/** The events that rows show. The missing ones cannot be replayed. */
const PARTS: { [Name in EventName]?: Part } = {
  checkoutChanged: checkouts,
  orderPlaced: (asked) => orders(asked, 'orderPlaced', sql`o.store_created_at`),
  orderCancelled: (asked) => orders(asked, 'orderCancelled', sql`o.cancelled_at`),
  orderDelivered: (asked) => orders(asked, 'orderDelivered', sql`o.delivered_at`),
  orderRefunded: (asked) => sql`
    select 'orderRefunded' as name, r.refunded_at as at, o.order_id as id, null as other, ${SHOPPER} from orders o
    join refunds r on r.shop_id = o.shop_id and r.order_id = o.order_id where ${recentOrder(asked)}`,
  fulfilmentChanged: (asked) => sql`
    select 'fulfilmentChanged' as name, m.at, f.fulfilment_id as id, o.order_id as other, ${SHOPPER} from orders o
    join fulfilments f on f.shop_id = o.shop_id and f.order_id = o.order_id
    cross join lateral (values (f.store_created_at), (f.shipment_status_at)) m(at)
    where ${recentOrder(asked)} and m.at is not null`,
  productViewed: (asked) => looks(asked, 'productViewed', sql`v.last_viewed_at`),
  productAddedToCart: (asked) => looks(asked, 'productAddedToCart', sql`v.last_carted_at`),
  subscriberOptedIn: ({ shopId, from, until }) => sql`
    select 'subscriberOptedIn' as name, l.recorded_at as at, l.entry_id::text as id,
      l.origin || ' ' || l.tool_id || ' ' || s.channel as other, ${PERSON}
    from consent_ledger l join subscribers s on s.shop_id = l.shop_id and s.subscriber_id = l.subscriber_id
    where l.shop_id = ${shopId} and l.kind = 'granted' and l.tool_id is not null and l.recorded_at between ${from} and ${until}`,
};

/** A cart counts when it was started, when it was last changed, and when something was decided about it. */
function checkouts({ shopId, from, until }: Asked): RawBuilder<unknown> {
  return sql`
    select distinct 'checkoutChanged' as name, m.at, o.checkout_token as id, null as other, ${SHOPPER}
    from checkouts o cross join lateral (
      select o.store_created_at as at union select o.store_updated_at
      union select (d.facts ->> 'eventAt')::timestamptz from decisions d
      where d.shop_id = o.shop_id and d.subject = 'checkout:' || o.checkout_token and d.facts ->> 'eventAt' is not null
    ) m
    where o.shop_id = ${shopId} and o.store_updated_at >= ${from} and o.store_created_at <= ${until}`;
}

function orders(asked: Asked, name: EventName, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${name} as name, ${at} as at, o.order_id as id, null as other, ${SHOPPER} from orders o
    where ${recentOrder(asked)} and ${at} is not null`;
}

function recentOrder({ shopId, from, until }: Asked): RawBuilder<unknown> {
  return sql`o.shop_id = ${shopId} and o.store_created_at <= ${until}
    and o.store_created_at >= ${from}::timestamptz - make_interval(days => ${ORDER_AGE_DAYS})`;
}

function looks(
  { shopId, from, until }: Asked,
  name: EventName,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ${name} as name, ${at} as at, v.product_id as id, null as other, ${PERSON}
    from product_views v join subscribers s on s.shop_id = v.shop_id and s.subscriber_id = v.subscriber_id
    where v.shop_id = ${shopId} and ${at} between ${from} and ${until}`;
}

function toEvent(shopId: number, row: EventRow): PastEvent {
  const { name, at, subscriberId, phoneE164, customerId, emailKey, firstName } = row;
  const person = { subscriberId, phoneE164, customerId, emailKey, firstName };
  return { name, at, event: publishedEventOf(shopId, row), person };
}

/** The part of the event that identifies its subject. The rest is read from the rows of that time. */
function publishedEventOf(
  shopId: number,
  { name, at, id, other, subscriberId }: EventRow,
): PublishedEvent['event'] {
  const [origin, toolId, channel] = (other ?? '').split(' ');
  const fields = {
    shopId,
    checkout: { checkoutToken: id },
    order: { orderId: id },
    fulfilment: { fulfilmentId: id, orderId: other },
    orderId: id,
    ...(name === 'productViewed' && { productId: id, subscriberId, viewedAt: at }),
    ...(name === 'productAddedToCart' && { productId: id, subscriberId, addedAt: at }),
    ...(name === 'subscriberOptedIn' && { origin, toolId, channel, entryId: id, subscriberId, at }),
  };
  return fields;
}
