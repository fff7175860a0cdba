import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';
import { toolFamily } from './tool-family.ts';
import { findTool, type ToolRow } from './tool-queries.ts';

/**
 * Returns a shop's active tool with its settings, or null if there is none with that id or its settings cannot be read.
 */
export async function readTool(
  ctx: Context,
  tx: Tx,
  { shopId, toolId }: { shopId: number; toolId: string },
): Promise<{ tool: ToolRow; settings: ToolSettings } | null> {
  const family = toolFamily(ctx.log, TOOLS);
  const found = await findTool(tx, family.definitions, { shopId, toolId });
  if (!found?.row.is_active) return null;
  const settings = family.read(found.row, await getShop(tx, shopId));
  return settings && { tool: found.row, settings };
}
