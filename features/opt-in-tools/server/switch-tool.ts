import { requireFeature } from '#features/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { setToolActive } from '../contract/tool-calls.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool } from './tool-queries.ts';

type Switch = BodyOf<typeof setToolActive>;

/** Switches a tool on, which takes the plan's feature, or off, which takes nothing. */
export function switchTool(
  ctx: Context,
  { definitions }: ToolFamily,
  shopId: number,
  { id: toolId, active }: Switch,
): Promise<Switch> {
  return inShop(ctx.db, shopId, async (tx) => {
    const found = await findTool(tx, definitions, { shopId, toolId });
    if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
    const opensWith = found.definition.channels[found.row.channel];
    if (active && opensWith) await requireFeature(tx, shopId, opensWith.planFlag);
    await tx
      .updateTable('opt_in_tools')
      .set({ is_active: active })
      .where('shop_id', '=', shopId)
      .where('tool_id', '=', toolId)
      .execute();
    return { id: toolId, active };
  });
}
