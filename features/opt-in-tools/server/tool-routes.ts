import { percentOf } from '#features/analytics/server/index.ts';
import { requireFeature } from '#features/plans/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getToolsOf, setToolActive } from '../contract/tool-calls.ts';
import type { ToolList } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';
import { ensureTools } from './ensure-tools.ts';
import { toolFamily } from './tool-family.ts';
import { findTool, listTools, sumToolCounts } from './tool-queries.ts';

const NOTHING_COUNTED = { impressions: 0, optIns: 0, toConfirmToday: 0 };

export function registerToolRoutes(bind: CallBinder, ctx: Context, definitions: ToolList = TOOLS): void {
  const { read } = toolFamily(ctx.log, definitions);
  bind.merchant(getToolsOf(definitions), ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      // What this release has and the one before had not.
      await ensureTools(ctx, tx, session.shopId, definitions);
      const tools = await listTools(tx, session.shopId, definitions);
      const shop = await getShop(tx, session.shopId);
      const counts = await sumToolCounts(tx, session.shopId, shopDay(ctx.clock.now(), shop.time_zone));
      return {
        popups: tools.map((tool) => {
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
        }),
      };
    }),
  );

  bind.merchant(setToolActive, ({ session, body }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const found = await findTool(tx, definitions, { shopId: session.shopId, toolId: body.id });
      if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
      const { row: tool, definition } = found;
      const opensWith = definition.channels[tool.channel];
      if (body.active && opensWith) await requireFeature(tx, session.shopId, opensWith.planFlag);
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
