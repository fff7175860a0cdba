import { percentOf } from '#features/analytics/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getToolsOf } from '../contract/tool-calls.ts';
import { ensureTools } from './ensure-tools.ts';
import type { ToolFamily } from './tool-family.ts';
import { listTools, sumToolCounts } from './tool-queries.ts';

const NOTHING_COUNTED = { impressions: 0, optIns: 0, toConfirmToday: 0 };

/** A shop's tools as its merchant sees them. */
export function describeTools(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shopId: number,
): Promise<ResponseOf<ReturnType<typeof getToolsOf>>['popups']> {
  return inShop(ctx.db, shopId, async (tx) => {
    // What this release has and the one before had not.
    await ensureTools(ctx, tx, shopId, definitions);
    const tools = await listTools(tx, shopId, definitions);
    const shop = await getShop(tx, shopId);
    const counts = await sumToolCounts(tx, shopId, shopDay(ctx.clock.now(), shop.time_zone));
    return tools.map((tool) => {
      const { impressions, optIns, toConfirmToday } = counts.get(tool.tool_id) ?? NOTHING_COUNTED;
      return {
        id: tool.tool_id,
        type: tool.type,
        name: tool.name,
        description: tool.description,
        active: tool.is_active,
        isSetAside: read(tool, shop.name) === null,
        askedToConfirmToday: toConfirmToday,
        analytics: { impressions, conversionNumber: optIns, conversion: percentOf(optIns, impressions) },
      };
    });
  });
}
