import { sql, type RawBuilder } from 'kysely';
import { ONLY_ONE, type SourceKind } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayFigures } from '../../contract/overview-calls.ts';
import type { Days, Span } from '../../rules/span.ts';
import type { Counted } from '../../rules/totals.ts';

/** The shop and source to read. */
export interface Read {
  shopId: number;
  channel: Channel | 'All';
}

function ofShop({ shopId, channel }: Read): RawBuilder<unknown> {
  return channel === 'All' ? sql`shop_id = ${shopId}` : sql`shop_id = ${shopId} and channel = ${channel}`;
}

function within({ from, to }: Days): RawBuilder<unknown> {
  return sql`day between ${from}::date and ${to}::date`;
}

/** The first day with a figure, and the total revenue. */
export async function readAllTime(
  tx: Tx,
  read: Read,
): Promise<{ firstDay: string | null; revenueMinor: number }> {
  const { rows } = await sql<{ firstDay: string | null; revenueMinor: number }>`
    select min(day)::text as "firstDay", coalesce(sum(revenue_minor), 0)::bigint as "revenueMinor"
    from daily_rollups where ${ofShop(read)}`.execute(tx);
  return rows[0] ?? { firstDay: null, revenueMinor: 0 };
}

export interface SourceRow extends Counted {
  channel: Channel;
  kind: SourceKind;
  type: string;
  /** Null if the type has only one source. */
  id: string | null;
}

/** Returns the counts of each source on these days, and on the days right before if requested. */
export async function readSources(
  tx: Tx,
  read: Read,
  span: Span,
): Promise<{ sources: SourceRow[]; sourcesBefore: SourceRow[] }> {
  const { rows } = await sql<SourceRow & { isBefore: boolean }>`
    select day < ${span.from}::date as "isBefore",
      channel, source_kind as kind, source_type as type, nullif(source_id, ${ONLY_ONE}::uuid) as id,
      sum(sent)::bigint as sent, sum(delivered)::bigint as delivered, sum(read)::bigint as read,
      sum(clicked)::bigint as clicked, sum(failed)::bigint as failed, sum(orders)::bigint as orders,
      sum(revenue_minor)::bigint as "revenueMinor", sum(click_orders)::bigint as "clickOrders",
      sum(click_revenue_minor)::bigint as "clickRevenueMinor", sum(opt_ins)::bigint as "optIns",
      sum(impressions)::bigint as impressions
    from daily_rollups where ${ofShop(read)} and ${within(withBefore(span))}
    group by 1, channel, source_kind, source_type, source_id
    order by channel, source_kind, source_type, source_id`.execute(tx);
  return {
    sources: rows.filter(({ isBefore }) => !isBefore),
    sourcesBefore: rows.filter(({ isBefore }) => isBefore),
  };
}

/** The days and those right before them are one range. */
function withBefore({ from, to, before }: Span): Days {
  return { from: before?.from ?? from, to };
}

/** The days with counts, including those right before; revenue of one type only, and sign-ups of one. */
export async function readDays(
  tx: Tx,
  read: Read,
  span: Span,
  {
    revenueSource,
    subscriberSource,
  }: { revenueSource?: string | undefined; subscriberSource?: string | undefined },
): Promise<DayFigures[]> {
  const isRevenue = revenueSource === undefined ? sql`true` : sql`source_type = ${revenueSource}`;
  const isSubscriber = subscriberSource === undefined ? sql`true` : sql`source_type = ${subscriberSource}`;
  const { rows } = await sql<DayFigures>`
    select day::text as date, coalesce(sum(revenue_minor) filter (where ${isRevenue}), 0)::bigint as "revenueMinor",
      coalesce(sum(orders) filter (where ${isRevenue}), 0)::bigint as orders,
      coalesce(sum(opt_ins) filter (where ${isSubscriber}), 0)::bigint as "optIns"
    from daily_rollups where ${ofShop(read)} and ${within(withBefore(span))} group by day`.execute(tx);
  return rows;
}

export async function readFailures(tx: Tx, read: Read, days: Days) {
  const { rows } = await sql<{ channel: Channel; code: number; failed: number }>`
    select channel, code, sum(failed)::bigint as failed from failure_days
    where ${ofShop(read)} and ${within(days)}
    group by channel, code having sum(failed) > 0 order by sum(failed) desc, channel, code`.execute(tx);
  return rows;
}
