import { sql, type RawBuilder } from 'kysely';

/** People to look up: `subscriber_no`, and their row of `subscribers`. */
type People = RawBuilder<unknown>;

/** No time: earlier than all others. */
export const NEVER = -2_147_483_648;
/** How many of a person's sends are stored. */
export const SENDS_KEPT = 100;
/** The bits in `broadcast_people`. */
export const STEP_BITS = { sent: 1, read: 2, clicked: 4, replied: 8, failed: 16 } as const;

/** The identifiers that an order and its person share. */
const NAMES = [
  sql<boolean>`o.customer_id = p.customer_id`,
  sql<boolean>`o.phone_e164 = p.phone_e164`,
  sql<boolean>`o.email_key = p.email_key`,
] as const;

/**
 * The valid orders of a person `p`, each once, by customer, number or e-mail address: neither cancelled nor tests. One
 * identifier after the other, each by its index: with all three in one condition the planner read all orders of new
 * people.
 */
function ordersOf(shopId: number): RawBuilder<unknown> {
  const namedBy = (name: RawBuilder<boolean>, ...before: RawBuilder<boolean>[]) => sql`
    select o.order_id, o.total_minor, o.currency, o.store_created_at, o.line_items from orders o
    where o.shop_id = ${shopId} and o.cancelled_at is null and not o.is_test and ${name}
      ${sql.join(
        before.map((one) => sql`and (${one}) is not true`),
        sql` `,
      )}`;
  const [customer, phone, email] = NAMES;
  return sql`${namedBy(customer)} union all ${namedBy(phone, customer)} union all ${namedBy(email, customer, phone)}`;
}

/**
 * Returns the columns of `subscriber_facts` that orders and people's own rows decide. People are looked up one by one:
 * without statistics, the planner counted all orders again for each person. An order in another currency than the
 * shop's counts without an amount. `ordered_ats` and `spent_minors` are the rows of `recent_orders`, null without
 * orders.
 */
export function personFacts(shopId: number, people: People): RawBuilder<unknown> {
  return sql`
    select p.subscriber_no, p.subscriber_id,
      (case p.channel when 'WA' then 0 else 2 end + p.has_marketing_consent::int)::smallint as presence,
      coalesce(audience_seconds(p.opted_in_at), ${sql.lit(NEVER)}) as subscribed_at,
      o.order_count, coalesce(o.spend_minor, 0) as spend_minor,
      coalesce(o.last_order_minor, -1) as last_order_minor, coalesce(o.last_order_at, ${sql.lit(NEVER)}) as last_order_at,
      o.ordered_ats, o.spent_minors
    from (${people}) p cross join lateral (
      select count(*)::int as order_count,
        sum(total_minor - coalesce(refunded, 0)) filter (where is_own_currency)::bigint as spend_minor,
        (array_agg(case when is_own_currency then total_minor end order by store_created_at desc, order_id desc))[1]
          as last_order_minor,
        audience_seconds(max(store_created_at)) as last_order_at,
        array_agg(audience_seconds(store_created_at) order by store_created_at desc, order_id desc) as ordered_ats,
        array_agg(spent_minor order by store_created_at desc, order_id desc) as spent_minors
      from (
        select o.*, r.refunded, sum(case when is_own_currency then greatest(total_minor - coalesce(refunded, 0), 0) else 0 end)
          over (order by store_created_at desc, order_id desc rows unbounded preceding)::bigint as spent_minor
        from (
          select o.*, o.currency = (select currency from shops where shop_id = ${shopId}) as is_own_currency
          from (${ordersOf(shopId)}) o
        ) o cross join lateral (
          select sum(r.amount_minor) as refunded from refunds r where r.shop_id = ${shopId} and r.order_id = o.order_id
        ) r
      ) o
    ) o`;
}

/** Returns what people bought: `subscriber_no`, `product_id`. */
export function productsOf(shopId: number, people: People): RawBuilder<unknown> {
  return sql`
    select distinct p.subscriber_no, (line ->> 'productId') collate "C" as product_id
    from (${people}) p cross join lateral (${ordersOf(shopId)}) o
    cross join lateral jsonb_array_elements(case jsonb_typeof(o.line_items) when 'array' then o.line_items else '[]' end) line
    where line ->> 'productId' is not null`;
}

/** Returns the messages to people and their results, a row for each message and each touch, without tests. */
export function messagesOf(shopId: number, people: People): RawBuilder<unknown> {
  return sql`
    select p.subscriber_no, case when m.source_kind = 'broadcast' then m.source_id end as broadcast_id,
      audience_seconds(m.sent_at) as sent_at, audience_seconds(m.read_at) as read_at,
      case when m.retried_at is null then audience_seconds(m.failed_at) end as failed_at, null::int as clicked_at, null::int as replied_at
    from (${people}) p join messages m on m.shop_id = ${shopId} and m.subscriber_id = p.subscriber_id
    where m.source_kind <> 'test' and (m.sent_at is not null or m.read_at is not null or m.failed_at is not null)
    union all
    select p.subscriber_no, case when m.source_kind = 'broadcast' then m.source_id end, null, null, null,
      case t.kind when 'click' then audience_seconds(t.touched_at) end,
      case t.kind when 'reply' then audience_seconds(t.touched_at) end
    from (${people}) p join touches t on t.shop_id = ${shopId} and t.subscriber_id = p.subscriber_id
    left join messages m on m.shop_id = t.shop_id and m.message_id = t.message_id and m.created_at = t.message_created_at
    where m.source_kind is distinct from 'test'`;
}

/** Returns the last time of each kind of reaction, from rows of `messagesOf`, grouped by person. */
export function lastMoments(
  reported: RawBuilder<unknown>,
  by: 'subscriber_no' | 'place',
): RawBuilder<unknown> {
  const person = sql.ref(by);
  return sql`
    select ${person}, max(read_at) as read_at, max(clicked_at) as clicked_at, max(replied_at) as replied_at,
      max(failed_at) as failed_at
    from ${reported} where coalesce(read_at, clicked_at, replied_at, failed_at) is not null group by ${person}`;
}

/** Returns the newest sends of each person, from such rows. */
export function newestSends(reported: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select subscriber_no, (array_agg(sent_at order by sent_at desc))[1:${sql.lit(SENDS_KEPT)}] as sent_ats
    from ${reported} where sent_at is not null group by subscriber_no`;
}

/** Returns the results of each broadcast, from such rows: `broadcast_id`, `step`, `subscriber_no`. */
export function stepsOf(reported: RawBuilder<unknown>): RawBuilder<unknown> {
  const { sent, read, clicked, replied, failed } = STEP_BITS;
  return sql`
    select broadcast_id, step, subscriber_no
    from ${reported} cross join lateral (values (${sql.lit(sent)}, sent_at), (${sql.lit(read)}, read_at),
      (${sql.lit(clicked)}, clicked_at), (${sql.lit(replied)}, replied_at), (${sql.lit(failed)}, failed_at)) as s (step, at)
    where broadcast_id is not null and at is not null`;
}

/** Returns the bits of people (`broadcast_id`, `step`, `block`, `people`) from rows of `stepsOf`. */
export function bitsOfSteps(steps: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select broadcast_id, step, ${BLOCK} as block, ${PEOPLE} as people from (${steps}) s group by broadcast_id, step, block`;
}

/** The number of people in a block. */
export const BLOCK_SIZE = 2048;
/** A block without people. */
export const NO_PEOPLE = sql`0::bit(2048)`;
/** The block of a `subscriber_no`. */
export const BLOCK = sql`subscriber_no / 2048`;
/** The bits of all grouped people. */
export const PEOPLE = sql`bit_or(set_bit(0::bit(2048), subscriber_no % 2048, 1))`;

/** Returns the people of blocks that a condition selects, a row for each. */
export function peopleOfBlocks(where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select k.*, k.block * ${sql.lit(BLOCK_SIZE)} + place as subscriber_no
    from broadcast_people k cross join generate_series(0, ${sql.lit(BLOCK_SIZE - 1)}) as place
    where ${where} and get_bit(k.people, place) = 1`;
}
