import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  shareDifference,
  shareInterval,
  shareOf,
  winnerOf,
  type Shares,
} from '#platform/statistics/compare-shares.ts';
import type { AbArm, AbMetric, AbResult } from '../../contract/ab-test.ts';
import { describeAbResult } from '../../rules/describe-ab-result.ts';
import { GOOD_FOR_MS } from '../../rules/good-for.ts';
import { whatIsNeeded } from '../../rules/what-is-needed.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';

type Counted = Omit<AbArm, 'share' | 'interval'>;

/**
 * Compares the texts of an A/B test so far, with each other and with the people who got none. Throws NOT_FOUND if there
 * is no test.
 */
export async function readAbResult(tx: Tx, row: StoredBroadcast): Promise<AbResult> {
  if (row.ab_test === null) throw new AppError('NOT_FOUND', { field: 'broadcastId' });
  const { metric } = row.ab_test;
  const counted = [await countArm(tx, row, 'A'), await countArm(tx, row, 'B')];
  if (row.held_out > 0) counted.push(await countHeldOut(tx, row));
  const [a, b] = [sharesOf(counted[0], metric), sharesOf(counted[1], metric)];
  const rest = await countRest(tx, row);
  const inTest = await countTested(tx, row);
  const result: Omit<AbResult, 'inWords'> = {
    metric,
    arms: counted.map((arm) => {
      const shares = sharesOf(arm, metric);
      return { ...arm, share: shareOf(shares), interval: shareInterval(shares) };
    }),
    difference: shareDifference(a, b),
    winner: winnerOf(a, b),
    sentToRest: toSent(row),
    rest,
    ...waitOf(row, rest),
    stillNeeded: whatIsNeeded({ a, b, inTest }),
  };
  return { ...result, inWords: describeAbResult(result) };
}

/** When the rule decides on the rest, and when the rest expires. */
function waitOf(row: StoredBroadcast, rest: number): Pick<AbResult, 'decidesAt' | 'lapsesAt'> {
  const { ab_test: abTest, watched_until: watched } = row;
  if (abTest === null || rest === 0 || row.status !== 'sending') return { decidesAt: null, lapsesAt: null };
  const lapses = lapsesAtMs(row);
  return {
    decidesAt: abTest.decidedBy === 'rule' && watched !== null ? watched.toISOString() : null,
    lapsesAt: lapses === null ? null : new Date(lapses).toISOString(),
  };
}

/** Returns when people who wait for the test's result no longer get either text. */
export function lapsesAtMs({ started_at: startedAt, ab_test: abTest }: StoredBroadcast): number | null {
  if (startedAt === null || abTest === null) return null;
  return startedAt.getTime() + abTest.decideAfterMinutes * 60_000 + GOOD_FOR_MS;
}

function toSent({ rest_arm: arm, rest_decided_at: at }: StoredBroadcast): AbResult['sentToRest'] {
  return (arm === 'A' || arm === 'B') && at !== null ? { arm, at: at.toISOString() } : null;
}

function sharesOf(arm: Counted | undefined, metric: AbMetric): Shares {
  if (!arm) return { did: 0, of: 0 };
  if (metric === 'ordered') return { did: arm.ordered, of: arm.people };
  return { did: metric === 'read' ? arm.read : arm.clicked, of: arm.delivered };
}

/** Each person counts once, however often they ordered; revenue is what their orders brought since the start. */
async function countArm(tx: Tx, row: StoredBroadcast, arm: 'A' | 'B'): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with reported as (
      select m.subscriber_id, m.state, m.clicked_at from messages m
      where m.shop_id = ${row.shop_id} and m.source_type = 'broadcast' and m.source_event in (
        select sending_id::text from broadcast_sendings
        where shop_id = ${row.shop_id} and broadcast_id = ${row.broadcast_id} and part = 'test' and arm = ${arm}
      )
    ), ${ordersOf(row, sql`select subscriber_id from reported where state in ('sent', 'delivered', 'read')`)}
    select count(distinct subscriber_id) filter (where state in ('sent', 'delivered', 'read'))::int as people,
      count(distinct subscriber_id) filter (where state in ('delivered', 'read') or clicked_at is not null)::int as delivered,
      count(distinct subscriber_id) filter (where state = 'read')::int as read,
      count(distinct subscriber_id) filter (where clicked_at is not null)::int as clicked,
      (select people from bought) as ordered, (select revenue from bought) as "revenueMinor"
    from reported`.execute(tx);
  return { ...EMPTY, ...rows[0], arm };
}

async function countHeldOut(tx: Tx, row: StoredBroadcast): Promise<Counted> {
  const { rows } = await sql<{ people: number; ordered: number; revenueMinor: number }>`
    with kept as (
      select r.subscriber_id from broadcast_sendings b
      join sending_recipients r on r.shop_id = b.shop_id and r.sending_id = b.sending_id
      where b.shop_id = ${row.shop_id} and b.broadcast_id = ${row.broadcast_id} and b.part = 'heldOut'
    ), ${ordersOf(row, sql`select subscriber_id from kept`)}
    select count(*)::int as people, (select people from bought) as ordered,
      (select revenue from bought) as "revenueMinor"
    from kept`.execute(tx);
  return { ...EMPTY, ...rows[0], arm: 'holdOut' };
}

const EMPTY = { people: 0, delivered: 0, read: 0, clicked: 0, ordered: 0, revenueMinor: 0 };
const COUNTED_DAYS = 5;

/**
 * The orders that people placed within five days of the start, by customer or number. The value of each counts once,
 * whoever placed it, without refunds. An order in another currency than the shop's has no amount.
 */
function ordersOf(row: StoredBroadcast, people: ReturnType<typeof sql>) {
  return sql`theirs as (
    select s.subscriber_id, o.order_id, o.total_minor, o.currency
    from (select distinct subscriber_id from (${people}) p) p
    join subscribers s on s.shop_id = ${row.shop_id} and s.subscriber_id = p.subscriber_id
    cross join lateral (
      select o.order_id, o.total_minor, o.currency from orders o
      where o.shop_id = s.shop_id and o.customer_id = s.customer_id and ${withinDays(row)}
      union
      select o.order_id, o.total_minor, o.currency from orders o
      where o.shop_id = s.shop_id and o.phone_e164 = s.phone_e164 and ${withinDays(row)}
    ) o
  ), bought as (
    select (select count(distinct subscriber_id)::int from theirs) as people, (
      select coalesce(sum(greatest(0, o.total_minor - coalesce(r.refunded, 0))), 0)::bigint
      from (select distinct order_id, total_minor, currency from theirs) o
      join shops on shops.shop_id = ${row.shop_id} and shops.currency = o.currency
      cross join lateral (
        select sum(amount_minor) as refunded from refunds
        where refunds.shop_id = ${row.shop_id} and refunds.order_id = o.order_id
      ) r
    ) as revenue
  )`;
}

function withinDays({ started_at: startedAt }: StoredBroadcast) {
  return sql`o.store_created_at >= ${startedAt}
    and o.store_created_at < ${startedAt}::timestamptz + make_interval(days => ${COUNTED_DAYS})
    and o.cancelled_at is null and o.void_since is null and not o.is_test`;
}

/** How many people the smaller side of the A/B test has. */
async function countTested(tx: Tx, row: StoredBroadcast): Promise<number> {
  const sides = await tx
    .selectFrom('broadcast_sendings')
    .select((eb) => eb.fn.sum<number>('recipients').as('people'))
    .where('shop_id', '=', row.shop_id)
    .where('broadcast_id', '=', row.broadcast_id)
    .where('part', '=', 'test')
    .groupBy('arm')
    .execute();
  return sides.length < 2 ? 0 : Math.min(...sides.map(({ people }) => people));
}

async function countRest(tx: Tx, row: StoredBroadcast): Promise<number> {
  if (row.rest_arm !== null || row.status_reason === 'restLapsed' || row.is_cancelled) return 0;
  const { people } = await tx
    .selectFrom('broadcast_sendings')
    .select((eb) => eb.fn.sum<number | null>('recipients').as('people'))
    .where('shop_id', '=', row.shop_id)
    .where('broadcast_id', '=', row.broadcast_id)
    .where('part', '=', 'rest')
    .where('arm', '=', 'A')
    .executeTakeFirstOrThrow();
  // If everybody is in the test, there is no rest, and no row for one.
  return people ?? 0;
}
