import { sql, type RawBuilder } from 'kysely';
import { ONLY_ONE } from '#features/engine/messaging/contract/source.ts';

/** A shop whose figures are counted from its rows, from a day on. */
export interface Recounted {
  shopId: number;
  /** Earlier messages have been deleted, and their days cannot be counted any more. */
  messagesFrom: string;
}

const STEPS = ['sent', 'delivered', 'read', 'clicked', 'failed'] as const;
const CREDITS = ['orders', 'revenue_minor', 'click_orders', 'click_revenue_minor'] as const;
/** The figures of a day that can be counted from rows. */
export const RECOUNTED = [...STEPS, ...CREDITS] as const;

const KEY = sql`day, channel, source_kind, source_type, source_id`;

/** The days of a shop according to its messages and credits: the key, and a number for each of `RECOUNTED`. */
export function daysFromRows({ shopId, messagesFrom }: Recounted): RawBuilder<unknown> {
  return sql`
    select ${KEY}, ${sql.join(RECOUNTED.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
    from (
      select shop_day(s, m.sent_at) as day, m.channel, m.source_kind, m.source_type,
        coalesce(m.source_id, ${ONLY_ONE}::uuid) as source_id, 1 as sent, (m.delivered_at is not null)::int as delivered,
        (m.read_at is not null)::int as read, (m.clicked_at is not null)::int as clicked, 0 as failed,
        0 as orders, 0 as revenue_minor, 0 as click_orders, 0 as click_revenue_minor
      from messages m join shops s on s.shop_id = m.shop_id
      where m.shop_id = ${shopId} and m.sent_at is not null and m.source_kind <> 'test'
      union all
      select shop_day(s, m.failed_at), m.channel, m.source_kind, m.source_type, coalesce(m.source_id, ${ONLY_ONE}::uuid),
        0, 0, 0, 0, 1, 0, 0, 0, 0
      from messages m join shops s on s.shop_id = m.shop_id
      where m.shop_id = ${shopId} and m.failed_at is not null and m.retried_at is null and m.source_kind <> 'test'
      union all
      select l.day, c.channel, c.source_kind, c.source_type, coalesce(c.source_id, ${ONLY_ONE}::uuid), 0, 0, 0, 0, 0,
        (l.kind = 'order')::int, l.amount_minor, (l.kind = 'order' and c.touch_kind <> 'read')::int,
        case when c.touch_kind <> 'read' then l.amount_minor else 0 end
      from credit_lines l join order_credits c on c.shop_id = l.shop_id and c.order_id = l.order_id
      where l.shop_id = ${shopId}
    ) counted
    where day >= ${messagesFrom}::date or orders <> 0 or revenue_minor <> 0
    group by ${KEY}`;
}

/** The stored days, as far as `daysFromRows` has them. */
export function storedDays({ shopId, messagesFrom }: Recounted): RawBuilder<unknown> {
  const steps = STEPS.map(
    (name) =>
      sql`case when day >= ${messagesFrom}::date then ${sql.ref(name)} else 0 end as ${sql.ref(name)}`,
  );
  return sql`
    select ${KEY}, ${sql.join(steps)}, ${sql.join(CREDITS.map((name) => sql.ref(name)))}
    from daily_rollups where shop_id = ${shopId}`;
}

/** Why messages failed, by day, according to the messages. */
export function failuresFromRows({ shopId, messagesFrom }: Recounted): RawBuilder<unknown> {
  return sql`
    select shop_day(s, m.failed_at) as day, m.channel, m.source_kind, m.source_type,
      coalesce(m.source_id, ${ONLY_ONE}::uuid) as source_id, coalesce(m.provider_code, 0) as code, count(*) as failed
    from messages m join shops s on s.shop_id = m.shop_id
    where m.shop_id = ${shopId} and m.failed_at is not null and m.retried_at is null and m.source_kind <> 'test'
      and shop_day(s, m.failed_at) >= ${messagesFrom}::date
    group by 1, 2, 3, 4, 5, 6`;
}

export const PART_COUNTS = ['sent', 'delivered', 'read', 'tapped'] as const;

/** The results of the parts of flows, by day, according to the messages. */
export function partsFromRows({ shopId, messagesFrom }: Recounted): RawBuilder<unknown> {
  return sql`
    select shop_day(s, m.sent_at) as day, m.flow_id, m.node_id, count(*) as sent, count(m.delivered_at) as delivered,
      count(m.read_at) as read, count(m.tapped_at) as tapped
    from messages m join shops s on s.shop_id = m.shop_id
    where m.shop_id = ${shopId} and m.sent_at is not null and m.flow_id is not null and m.source_kind <> 'test'
      and shop_day(s, m.sent_at) >= ${messagesFrom}::date
    group by 1, 2, 3`;
}
