import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DayCounts } from '../rules/summarise-days.ts';

/** The counts of one source on one of the shop's days. Money is in minor units. */
export interface DayOfSource extends DayCounts {
  channel: string;
  kind: string;
  type: string;
  /** The id of a broadcast, tool or drip. All zeros if the type has only one source. */
  sourceId: string;
}

const DAYS_OF_PAGE = 30;

/**
 * The daily figures of a shop, some days at a time, the oldest first. `cursor` is the last day of the previous page.
 */
export async function readFigurePage(
  tx: Tx,
  shopId: number,
  cursor: string | null,
): Promise<{ figures: DayOfSource[]; nextCursor: string | null }> {
  const { rows: figures } = await sql<DayOfSource>`
    select day::text as day, channel, source_kind as kind, source_type as type, source_id as "sourceId", sent, delivered,
      read, clicked, failed, orders, revenue_minor as "revenueMinor", opt_ins as "optIns", impressions
    from daily_rollups
    where shop_id = ${shopId} and day in (
      select distinct day from daily_rollups where shop_id = ${shopId} and day > ${cursor ?? '0001-01-01'}::date
      order by day limit ${DAYS_OF_PAGE})
    order by daily_rollups.day, channel, source_kind, source_type, source_id`.execute(tx);
  const days = new Set(figures.map(({ day }) => day));
  return { figures, nextCursor: days.size === DAYS_OF_PAGE ? (figures.at(-1)?.day ?? null) : null };
}
