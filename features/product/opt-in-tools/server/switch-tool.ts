import { sql } from 'kysely';
import { describeFacebook } from '#features/foundations/channels/server/index.ts';
import { holdPlan, isFeatureOpen } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { setToolActive } from '../contract/tool-calls.ts';
import type { Channel, ToolDefinition } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { switchRefusalReason, type ToggleFacts } from '../rules/decide-toggle.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool, type ToolRow } from './tool-queries.ts';

type Switch = BodyOf<typeof setToolActive>;

/** Switches a tool on if nothing prevents it, or off, which needs nothing. Returns the tool as it was before. */
export function switchTool(
  ctx: Context,
  family: ToolFamily,
  shopId: number,
  { id: toolId, active }: Switch,
): Promise<Pick<ToolRow, 'type' | 'channel' | 'is_active'>> {
  return inShop(ctx.db, shopId, async (tx) => {
    await holdPlan(tx, shopId);
    // If both channels switched at the same time, each would find the other one off.
    await sql`select pg_advisory_xact_lock(hashtextextended('switch-tool', ${shopId}))`.execute(tx);
    const found = await findTool(tx, family.definitions, { shopId, toolId });
    if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
    if (active && !found.row.is_active) {
      const why = switchRefusalReason(await loadFacts(ctx, tx, family, found));
      if (why) throw new AppError(why, { field: 'active' });
    }
    await tx
      .updateTable('opt_in_tools')
      .set({
        is_active: active,
        locked_at: null,
        ...(active !== found.row.is_active && { switched_on_at: active ? ctx.clock.now() : null }),
      })
      .where('shop_id', '=', shopId)
      .where('tool_id', '=', toolId)
      .execute();
    return found.row;
  });
}

async function loadFacts(
  ctx: Context,
  tx: Tx,
  { read }: ToolFamily,
  { row, definition }: { row: ToolRow; definition: ToolDefinition },
): Promise<ToggleFacts> {
  const { shop_id: shopId, channel, type } = row;
  const shop = await getShop(tx, shopId);
  const newTool = { shopName: shop.name, channel, language: languageOfShop(shop) };
  const planFlag = definition.channels[channel]?.planFlag;
  return {
    channel,
    isInPlan: planFlag === undefined || (await isFeatureOpen(tx, shopId, planFlag)),
    isPageConnected: (await describeFacebook(tx, shopId, ctx.clock.now())).fbConnected,
    isOnElsewhere: await isOnElsewhere(tx, { shopId, channel, type }),
    settings: read(row, shop) ?? definition.defaultSettings(newTool),
  };
}

/** Whether a tool of this type is on, on the other channel. */
export async function isOnElsewhere(
  tx: Tx,
  { shopId, channel, type }: { shopId: number; channel: Channel; type: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('opt_in_tools')
    .select('tool_id')
    .where('shop_id', '=', shopId)
    .where('channel', '<>', channel)
    .where('type', '=', type)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
