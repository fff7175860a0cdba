import { percentOf } from '#features/analytics/server/index.ts';
import { featureFlag, requireFeature } from '#features/plans/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getTools, setToolActive } from '../contract/tool-calls.ts';
import type { ToolType } from '../contract/tool.ts';
import { findTool, listTools, sumToolCounts } from './tool-queries.ts';

const NOTHING_COUNTED = { impressions: 0, optIns: 0, toConfirmToday: 0 };

export function registerToolRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getTools, ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const tools = await listTools(tx, session.shopId);
      const { time_zone: timeZone } = await getShop(tx, session.shopId);
      const counts = await sumToolCounts(tx, session.shopId, shopDay(ctx.clock.now(), timeZone));
      return {
        popups: tools.map((tool) => {
          const { impressions, optIns, toConfirmToday } = counts.get(tool.tool_id) ?? NOTHING_COUNTED;
          return {
            id: tool.tool_id,
            type: tool.type as ToolType,
            name: tool.name,
            description: tool.description,
            active: tool.is_active,
            askedToConfirmToday: toConfirmToday,
            analytics: { impressions, conversionNumber: optIns, conversion: percentOf(optIns, impressions) },
          };
        }),
      };
    }),
  );

  bind.merchant(setToolActive, ({ session, body }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const tool = await findTool(tx, session.shopId, body.id);
      if (!tool) throw new AppError('NOT_FOUND', { field: 'id' });
      if (body.active) {
        const flag = featureFlag(tool.channel as 'WA' | 'FB', tool.type);
        await requireFeature(tx, session.shopId, flag);
      }
      await tx
        .updateTable('opt_in_tools')
        .set({ is_active: body.active })
        .where('shop_id', '=', session.shopId)
        .where('tool_id', '=', tool.tool_id)
        .execute();
      return { id: tool.tool_id, active: body.active };
    }),
  );
}
