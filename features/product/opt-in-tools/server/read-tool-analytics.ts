import { getShop } from '#features/foundations/store-data/server/index.ts';
import { percentOf } from '#features/product/analytics/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getToolAnalytics } from '../contract/analytics-call.ts';
import type { Channel } from '../contract/tool-definition.ts';
import { sumToolCounts } from './tool-days.ts';
import type { ToolFamily } from './tool-family.ts';
import { listTools } from './tool-queries.ts';

/** Returns the figures of a tool, or of all tools of a type on a channel. Refused with NOT_FOUND if there is none. */
export function readToolAnalytics(
  ctx: Context,
  { definitions }: ToolFamily,
  shopId: number,
  { optinToolId, channel }: { optinToolId: string; channel: Channel },
): Promise<ResponseOf<typeof getToolAnalytics>> {
  return inShop(ctx.db, shopId, async (tx) => {
    const tools = (await listTools(tx, shopId, definitions)).filter(
      (tool) => tool.channel === channel && (tool.tool_id === optinToolId || tool.type === optinToolId),
    );
    if (tools.length === 0) throw new AppError('NOT_FOUND', { field: 'optinToolId' });
    const shop = await getShop(tx, shopId);
    const counts = await sumToolCounts(tx, shopId, shopDay(ctx.clock.now(), shop.time_zone));
    const sums = tools.flatMap(({ tool_id: id }) => counts.get(id) ?? []);
    const impressions = sums.reduce((sum, one) => sum + one.impressions, 0);
    const signUps = sums.reduce((sum, one) => sum + one.optIns, 0);
    return { impressions, CTRNumber: signUps, CTR: percentOf(signUps, impressions) };
  });
}
