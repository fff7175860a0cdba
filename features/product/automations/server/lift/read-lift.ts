import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignLift } from '../../contract/lift-calls.ts';
import { describeLift, type Group } from '../../rules/describe-lift.ts';

/** An order counts if it was placed within this time after the decision. Younger decisions are left out. */
const COUNTED_DAYS = 5;
/** The maximum number of decisions that are read, newest first. */
const MOST_LOOKED_AT = 100_000;

interface Side {
  isHeldOut: boolean;
  people: number;
  ordered: number;
  /** The sum of people's spending within the counted days, in minor units, and the sum of its squares. */
  sum: number;
  squares: number;
  since: Date;
  isSample: boolean;
}

/**
 * Returns what a campaign adds: people who got a message compared with the hold-out, since the hold-out started. Each
 * person counts by their first decision. Credits do not matter, because the hold-out could not click.
 */
export async function readLift(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel, type }: Campaign,
  most = MOST_LOOKED_AT,
): Promise<CampaignLift> {
  const campaign = await tx
    .selectFrom('campaigns')
    .select('hold_out_percent')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .executeTakeFirst();
  const until = new Date(ctx.clock.now().getTime() - COUNTED_DAYS * DAY_MS);
  const { rows } = await sql<Side>`
    with judged as materialized (
      select subscriber_id, decided_at, outcome <> 'send' as is_held_out from decisions
      where shop_id = ${shopId} and channel = ${channel} and campaign_type = ${type} and decided_at <= ${until}
        and subscriber_id is not null and (outcome = 'send' or reason = 'heldOut')
      order by decided_at desc limit ${most}
    ), first as (
      select distinct on (subscriber_id) subscriber_id, decided_at, is_held_out from judged
      where decided_at >= (select min(decided_at) from judged where is_held_out)
      order by subscriber_id, decided_at
    )
    select f.is_held_out as "isHeldOut", count(*)::int as people, min(f.decided_at) as since,
      (select count(*) = ${most} from judged) as "isSample",
      (count(*) filter (where o.has_ordered))::int as ordered,
      coalesce(sum(spent.minor), 0)::float8 as sum, coalesce(sum(spent.minor * spent.minor), 0)::float8 as squares
    from first f join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = f.subscriber_id
    cross join lateral (select exists (${ordersBy('customer')}) or exists (${ordersBy('phone')}) or exists (${ordersBy('cart')})
      as has_ordered) o
    -- Most people have not ordered: only the orders of the others are read.
    left join lateral (
      select sum(greatest(0, o.total_minor - coalesce(r.returned, 0)))::float8 as minor from (
        ${ordersBy('customer')} union ${ordersBy('phone')} union ${ordersBy('cart')}
      ) own join orders o on o.shop_id = ${shopId} and o.order_id = own.order_id
        and o.currency = (select currency from shops where shop_id = ${shopId})
      left join lateral (
        select sum(amount_minor) as returned from refunds where shop_id = ${shopId} and order_id = o.order_id
      ) r on true
    ) spent on o.has_ordered
    group by 1`.execute(tx);
  const sideOf = (isHeldOut: boolean) => rows.find((row) => row.isHeldOut === isHeldOut);
  const since = sideOf(true)?.since ?? null;
  return describeLift({
    holdOutPercent: campaign?.hold_out_percent ?? 0,
    since,
    isSample: rows[0]?.isSample ?? false,
    written: toGroup(sideOf(false)),
    heldOut: toGroup(sideOf(true)),
    creditedMinor: since === null ? 0 : await sumCredits(tx, { shopId, channel, type }, since),
  });
}

function toGroup(side: Side | undefined): Group {
  return { did: side?.ordered ?? 0, of: side?.people ?? 0, sum: side?.sum ?? 0, squares: side?.squares ?? 0 };
}

interface Campaign {
  shopId: number;
  channel: Channel;
  type: string;
}

/** Returns the revenue credited to the campaign's messages since then, minus refunds, in minor units. */
async function sumCredits(tx: Tx, { shopId, channel, type }: Campaign, since: Date): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_minor - returned_minor), 0)::float8 as minor from order_credits
    where shop_id = ${shopId} and source_type = ${type} and source_kind = 'campaign' and channel = ${channel}
      and ordered_at >= ${since}`.execute(tx);
  return rows[0]?.minor ?? 0;
}

/** The orders of a person `s` that count for their decision `f`, by one of their names. */
const ORDERS_BY = {
  customer: sql`from orders o where o.shop_id = s.shop_id and o.customer_id = s.customer_id`,
  phone: sql`from orders o where o.shop_id = s.shop_id and o.phone_e164 = s.phone_e164`,
  cart: sql`from cart_links l join orders o on o.shop_id = l.shop_id and o.order_id = l.order_id
    where l.shop_id = s.shop_id and l.subscriber_id = f.subscriber_id`,
};

function ordersBy(name: keyof typeof ORDERS_BY) {
  return sql`select o.order_id ${ORDERS_BY[name]} and o.store_created_at >= f.decided_at and o.cancelled_at is null
    and not o.is_test and o.store_created_at < f.decided_at + make_interval(days => ${COUNTED_DAYS}::int)`;
}
