import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { percentOf } from '#features/product/analytics/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { statesOfSettings } from '../contract/states-of-settings.ts';
import type { getToolsOf } from '../contract/tool-calls.ts';
import type { Channel } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { chatUrl, findChats } from './chat-url.ts';
import { ensureTools } from './ensure-tools.ts';
import { listRunning } from './experiments/experiments.ts';
import { sumToolCounts, type ToolSums } from './tool-days.ts';
import type { ToolFamily } from './tool-family.ts';
import { sumToolOrders, type ToolEarnings } from './tool-orders.ts';
import { listTools, type ToolRow } from './tool-queries.ts';

type WireTool = ResponseOf<ReturnType<typeof getToolsOf>>['popups'][number];

const NOTHING_EARNED = { codesUsed: 0, orders: 0, revenueMinor: 0 };
const NOTHING_COUNTED: ToolSums = { impressions: 0, opens: 0, dismissals: 0, optIns: 0, toConfirmToday: 0 };

/** Returns a shop's tools of a channel as its merchant sees them. */
export function describeTools(
  ctx: Context,
  family: ToolFamily,
  { shopId, channel }: { shopId: number; channel: Channel },
): Promise<WireTool[]> {
  return inShop(ctx.db, shopId, async (tx) => {
    // Adds the types that this release introduced.
    await ensureTools(ctx, tx, shopId, family.definitions);
    const tools = await listTools(tx, shopId, family.definitions);
    const shop = await getShop(tx, shopId);
    const chats = await findChats(ctx, tx, shop);
    const counts = await sumToolCounts(tx, shopId, shopDay(ctx.clock.now(), shop.time_zone));
    const earned = await sumToolOrders(tx, shopId);
    const running = await listRunning(tx, shopId);
    return tools
      .filter((tool) => tool.channel === channel)
      .flatMap((tool) => {
        const described = describe(family, shop, tool, {
          sums: counts.get(tool.tool_id) ?? NOTHING_COUNTED,
          earned: earned.get(tool.tool_id) ?? NOTHING_EARNED,
          isInExperiment: running.has(tool.tool_id),
        });
        if (described === null) return [];
        const { settings, ...rest } = described;
        return [{ ...rest, chatUrl: chatUrl(ctx, chats, tool, settings, 'link') }];
      });
  });
}

interface Known {
  sums: ToolSums;
  earned: ToolEarnings;
  isInExperiment: boolean;
}

function describe(
  { definitions, read }: ToolFamily,
  shop: Shop,
  tool: ToolRow,
  { sums, earned, isInExperiment }: Known,
) {
  const definition = definitions.find(({ type }) => type === tool.type);
  const opensWith = definition?.channels[tool.channel];
  if (definition === undefined || opensWith === undefined) return null;
  const stored = read(tool, shop);
  const newTool = { shopName: shop.name, channel: tool.channel, language: languageOfShop(shop) };
  const settings = stored ?? definition.defaultSettings(newTool);
  const { impressions, opens, dismissals, optIns, toConfirmToday } = sums;
  return {
    ...statesOfSettings(settings),
    settings,
    id: tool.tool_id,
    type: tool.type,
    genType: tool.type,
    channel: tool.channel,
    name: tool.name,
    description: definition.description,
    active: tool.is_active,
    featureLockKey: opensWith.planFlag,
    renderingIntent: definition.renderingIntent,
    revision: tool.revision,
    isInExperiment,
    isSetAside: stored === null,
    askedToConfirmToday: toConfirmToday,
    analytics: {
      impressions,
      opens,
      dismissals,
      conversionNumber: optIns,
      conversion: percentOf(optIns, impressions),
      ...earned,
      currency: shop.currency,
    },
  };
}
