import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { Channel, ToolDefinition, ToolList } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { TOOLS } from '../tool-list.ts';

/**
 * Creates a shop's first tools: one of each type on each of its channels, switched off. Each is created once, however
 * often this is called.
 */
export async function ensureTools(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  definitions: ToolList = TOOLS,
): Promise<void> {
  const made = await tx
    .selectFrom('opt_in_tools')
    .select(['channel', 'type'])
    .where('shop_id', '=', shopId)
    .where('is_starter', '=', true)
    .execute();
  const isMade = ({ channel, type }: { channel: string; type: string }) =>
    made.some((one) => one.channel === channel && one.type === type);
  const missing = definitions.flatMap(starters).filter((one) => !isMade(one));
  if (missing.length === 0) return;
  const shop = await getShop(tx, shopId);
  const rows = missing.map(({ type, channel, definition }) => ({
    shop_id: shopId,
    tool_id: timeOrderedId(ctx.clock.now()),
    channel,
    type,
    name: definition.name,
    description: definition.description,
    is_active: false,
    is_starter: true,
    settings: JSON.stringify(
      definition.defaultSettings({ shopName: shop.name, channel, language: languageOfShop(shop) }),
    ),
  }));
  // Another request may create the same tools at this moment.
  await tx
    .insertInto('opt_in_tools')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function starters(definition: ToolDefinition) {
  const channels = Object.keys(definition.channels) as Channel[];
  return channels.map((channel) => ({ type: definition.type, channel, definition }));
}
