import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignLift } from '../../contract/lift-calls.ts';
import { describeLift } from '../../rules/describe-lift.ts';

/** An order counts if it was placed within this time after the decision. Younger decisions are left out. */
const COUNTED_DAYS = 5;
/** The maximum number of decisions that are read, newest first. */
const MOST_LOOKED_AT = 100_000;

interface Side {
  isHeldOut: boolean;
  people: number;
  ordered: number;
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
  { shopId, channel, type }: { shopId: number; channel: Channel; type: string },
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
      count(*) filter (where exists (
        select from orders o where o.shop_id = ${shopId} and o.customer_id = s.customer_id and ${isCounted()}
      ) or exists (
        select from orders o where o.shop_id = ${shopId} and o.phone_e164 = s.phone_e164 and ${isCounted()}
      ) or exists (
        select from cart_links l join orders o on o.shop_id = l.shop_id and o.order_id = l.order_id
        where l.shop_id = ${shopId} and l.subscriber_id = f.subscriber_id and ${isCounted()}
      ))::int as ordered
    from first f join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = f.subscriber_id
    group by 1`.execute(tx);
  const sideOf = (isHeldOut: boolean) => rows.find((row) => row.isHeldOut === isHeldOut);
  const shares = (side: Side | undefined) => ({ did: side?.ordered ?? 0, of: side?.people ?? 0 });
  return describeLift({
    holdOutPercent: campaign?.hold_out_percent ?? 0,
    since: sideOf(true)?.since ?? null,
    isSample: rows[0]?.isSample ?? false,
    written: shares(sideOf(false)),
    heldOut: shares(sideOf(true)),
  });
}

function isCounted() {
  return sql`o.store_created_at >= f.decided_at and o.cancelled_at is null and not o.is_test
    and o.store_created_at < f.decided_at + make_interval(days => ${COUNTED_DAYS}::int)`;
}
