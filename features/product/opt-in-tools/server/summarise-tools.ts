import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getToolSummary } from '../contract/summary-call.ts';

/**
 * Returns the summary of a shop's tools. `isUnusual`: somebody was asked for a message today, because sign-ups looked
 * farmed.
 */
export function summariseTools(ctx: Context, shopId: number): Promise<ResponseOf<typeof getToolSummary>> {
  return inShop(ctx.db, shopId, async (tx) => {
    const shop = await getShop(tx, shopId);
    const today = shopDay(ctx.clock.now(), shop.time_zone);
    const { rows } = await sql<{ activeTypes: string[]; isUnusual: boolean }>`
      select
        array(select distinct type from opt_in_tools
          where shop_id = ${shopId} and channel = 'WA' and is_active order by type) as "activeTypes",
        exists (select from tool_days where shop_id = ${shopId} and day = ${today} and to_confirm > 0) as "isUnusual"`.execute(
      tx,
    );
    return rows[0] ?? { activeTypes: [], isUnusual: false };
  });
}
