import { addToRollup } from '#features/analytics/server/index.ts';
import type { Shop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { countToolEvents } from '../contract/tool-calls.ts';
import type { ToolFamily } from './tool-family.ts';
import { countTool, listTools, type ToolCounts } from './tool-queries.ts';

const COUNT_OF_KIND = { impression: 'impressions', open: 'opens', dismissal: 'dismissals' } as const;

/** Adds up a beacon's events. Tools that are not the shop's are left out. */
export async function countEvents(
  ctx: Context,
  { definitions }: ToolFamily,
  shop: Shop,
  events: BodyOf<typeof countToolEvents>['events'],
): Promise<number> {
  const day = shopDay(ctx.clock.now(), shop.time_zone);
  return inShop(ctx.db, shop.shop_id, async (tx) => {
    const tools = new Map(
      (await listTools(tx, shop.shop_id, definitions)).map((tool) => [tool.tool_id, tool]),
    );
    const counts = new Map<string, Partial<ToolCounts>>();
    let counted = 0;
    for (const { toolId, kind } of events) {
      if (!tools.has(toolId)) continue;
      const count = counts.get(toolId) ?? {};
      count[COUNT_OF_KIND[kind]] = (count[COUNT_OF_KIND[kind]] ?? 0) + 1;
      counts.set(toolId, count);
      counted += 1;
    }
    for (const [toolId, { channel, type }] of tools) {
      const count = counts.get(toolId);
      if (count === undefined) continue;
      await countTool(tx, shop.shop_id, toolId, day, count);
      const source = { kind: 'tool', type, id: toolId } as const;
      const rollup = { shopId: shop.shop_id, day, channel, source };
      if (count.impressions) await addToRollup(tx, rollup, { impressions: count.impressions });
    }
    return counted;
  });
}
