import { sql } from 'kysely';
import { getShop, type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { restorableSince } from '#platform/clock/restorable-since.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { createTool } from '../contract/editing-calls.ts';
import type { ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { freeName } from '../rules/free-name.ts';
import { withTheme } from '../rules/theme/with-theme.ts';
import { stopExperiment } from './experiments/end-experiment.ts';
import { themeOfShop } from './shop-theme.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool, type ToolRow } from './tool-queries.ts';

const MOST_OF_A_TYPE = 20;

type Made = { id: string };
interface Wanted {
  definition: ToolDefinition;
  channel: ToolRow['channel'];
  /** The tool's name. If it is taken, a number is appended. */
  name: string;
  settings: ToolSettings;
}

/** Creates one more tool of a type with its default settings, in the shop's own colours if its store reveals them. */
export async function createToolOf(
  ctx: Context,
  { family, stores }: { family: ToolFamily; stores: StorePlatform },
  shopId: number,
  { type, channel, name }: BodyOf<typeof createTool>,
): Promise<Made> {
  const definition = family.definitions.find((one) => one.type === type);
  if (!definition) throw new AppError('MALFORMED_REQUEST', { field: 'type' });
  if (!(channel in definition.channels)) throw new AppError('MALFORMED_REQUEST', { field: 'channel' });
  const { look } = await themeOfShop(ctx, { family, stores }, shopId);
  return inShop(ctx.db, shopId, async (tx) => {
    const shop = await getShop(tx, shopId);
    const newTool = { shopName: shop.name, channel, language: languageOfShop(shop) };
    const plain = definition.defaultSettings(newTool);
    const settings = look ? definition.settings.parse(withTheme(plain, look)) : plain;
    return addTool(ctx, tx, shopId, { definition, channel, name: name ?? definition.name, settings });
  });
}

/** Creates a tool with the settings of another. Its figures start at zero. */
export function copyToolOf(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shopId: number,
  toolId: string,
): Promise<Made> {
  return inShop(ctx.db, shopId, async (tx) => {
    const found = await findTool(tx, definitions, { shopId, toolId });
    const settings = found && read(found.row, await getShop(tx, shopId));
    if (!found || !settings) throw new AppError('NOT_FOUND', { field: 'id' });
    const { definition, row } = found;
    return addTool(ctx, tx, shopId, { definition, channel: row.channel, name: row.name, settings });
  });
}

/** Removes a tool. Its row stays, because proofs and figures refer to it. */
export function removeTool(
  ctx: Context,
  { definitions }: ToolFamily,
  shopId: number,
  toolId: string,
): Promise<Made> {
  return inShop(ctx.db, shopId, async (tx) => {
    if (!(await findTool(tx, definitions, { shopId, toolId })))
      throw new AppError('NOT_FOUND', { field: 'id' });
    await stopExperiment(ctx, tx, { shopId, toolId, keep: 'A' });
    await tx
      .updateTable('opt_in_tools')
      .set({ is_active: false, deleted_at: ctx.clock.now() })
      .where('shop_id', '=', shopId)
      .where('tool_id', '=', toolId)
      .execute();
    return { id: toolId };
  });
}

/**
 * Brings back a tool that was deleted today under its own id, with its links, proofs and figures. Throws NOT_FOUND and
 * TOOLS_FULL. Restoring a tool that is not deleted changes nothing.
 */
export function restoreToolOf(
  ctx: Context,
  { definitions }: ToolFamily,
  shopId: number,
  toolId: string,
): Promise<Made> {
  return inShop(ctx.db, shopId, async (tx) => {
    if (await findTool(tx, definitions, { shopId, toolId })) return { id: toolId };
    const { rows } = await sql<Pick<ToolRow, 'type' | 'channel'>>`
      select type, channel from opt_in_tools
      where shop_id = ${shopId} and tool_id::text = ${toolId} and deleted_at > ${restorableSince(ctx.clock.now())}`.execute(
      tx,
    );
    const [deleted] = rows;
    if (!deleted) throw new AppError('NOT_FOUND', { field: 'id' });
    await takePlace(tx, shopId, deleted);
    await tx
      .updateTable('opt_in_tools')
      .set({ deleted_at: null })
      .where('shop_id', '=', shopId)
      .where('tool_id', '=', toolId)
      .execute();
    return { id: toolId };
  });
}

/** Lets one transaction at a time create tools of a shop, so that the limit holds and each name is free. */
export async function lockTools(tx: Tx, shopId: number): Promise<void> {
  await tx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forUpdate().execute();
}

/** Returns the other tools of this type, if there may be one more. */
async function takePlace(tx: Tx, shopId: number, { type, channel }: Pick<ToolRow, 'type' | 'channel'>) {
  await lockTools(tx, shopId);
  const others = await tx
    .selectFrom('opt_in_tools')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('type', '=', type)
    .where('channel', '=', channel)
    .where('deleted_at', 'is', null)
    .execute();
  if (others.length >= MOST_OF_A_TYPE) throw new AppError('TOOLS_FULL');
  return others;
}

/** Creates a tool that is off. Throws TOOLS_FULL. */
export async function addTool(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  { definition, channel, name, settings }: Wanted,
): Promise<Made> {
  const others = await takePlace(tx, shopId, { type: definition.type, channel });
  const id = timeOrderedId(ctx.clock.now());
  await tx
    .insertInto('opt_in_tools')
    .values({
      shop_id: shopId,
      tool_id: id,
      channel,
      type: definition.type,
      name: freeName(name, new Set(others.map((one) => one.name))),
      description: definition.description,
      is_active: false,
      is_starter: false,
      settings: JSON.stringify(settings),
    })
    .execute();
  return { id };
}
