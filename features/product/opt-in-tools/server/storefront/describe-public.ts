import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PageRule } from '../../contract/tool-behaviour.ts';
import type { ToolDefinition, ToolSettings } from '../../contract/tool-definition.ts';
import type { PublicTool } from '../../contract/tool.ts';
import { asAddress } from '../../rules/as-address.ts';
import type { LinkPlace } from '../../rules/chat-words.ts';
import { chatUrl, findChats, type ShopChats } from '../chat-url.ts';
import { listRunning, type ExperimentRow } from '../experiments/experiments.ts';
import { wordingVersion } from '../opt-ins/shown-wording.ts';
import { qrModules } from '../qr-code.ts';
import type { ToolFamily } from '../tool-family.ts';
import { findTool, listTools, type ToolRow } from '../tool-queries.ts';

interface Described {
  pageId: string;
  shopName: string;
  country: string;
  isTest?: boolean;
  tools: PublicTool[];
}

/** Returns a shop's public document: its active tools, in both designs during an experiment. */
export async function describePublic(
  ctx: Context,
  tx: Tx,
  family: ToolFamily,
  shop: Shop,
): Promise<Described> {
  const rows = (await listTools(tx, shop.shop_id, family.definitions)).filter(({ is_active: isOn }) => isOn);
  const chats = await findChats(ctx, tx, shop);
  const running = await listRunning(tx, shop.shop_id);
  const tools = rows.flatMap((row) => {
    const tool = publicTool(ctx, family, { shop, chats, place: 'tool' }, row);
    return tool ? [inExperiment(family, { shop, tool, row, experiment: running.get(row.tool_id) })] : [];
  });
  return { ...describeShop(shop), tools };
}

/**
 * Returns the document of one tool, on or off, for a test link. It has no tool if the tool was deleted or cannot be
 * read.
 */
export async function describeForTest(
  ctx: Context,
  tx: Tx,
  family: ToolFamily,
  { shop, toolId }: { shop: Shop; toolId: string },
): Promise<Described> {
  const found = await findTool(tx, family.definitions, { shopId: shop.shop_id, toolId });
  const chats = await findChats(ctx, tx, shop);
  const tool = found && publicTool(ctx, family, { shop, chats, place: 'test' }, found.row);
  return { ...describeShop(shop), isTest: true, tools: tool ? [tool] : [] };
}

function describeShop({ shop_url: pageId, name: shopName, country }: Shop) {
  return { pageId, shopName, country };
}

/** Returns a tool as shoppers see it, or null if its settings cannot be read. */
function publicTool(
  ctx: Context,
  family: ToolFamily,
  { shop, chats, place }: { shop: Shop; chats: ShopChats; place: LinkPlace },
  row: ToolRow,
): PublicTool | null {
  const settings = family.read(row, shop);
  const definition = definitionOf(family, row);
  if (settings === null || definition === undefined) return null;
  const url = chatUrl(ctx, chats, row, settings, place);
  return {
    id: row.tool_id,
    type: row.type,
    channel: row.channel,
    settings: shownOf(definition, settings),
    chatUrl: url,
    ...(url && row.channel === 'WA' && settings.offersChat && { chatCode: qrModules(url) }),
    wordingVersion: wordingVersion(settings.consentWording),
  };
}

interface Compared {
  shop: Shop;
  tool: PublicTool;
  row: ToolRow;
  experiment: ExperimentRow | undefined;
}

/**
 * Returns a tool with its other design during an experiment. A QR code names its design, because it cannot name a
 * visitor.
 */
function inExperiment(family: ToolFamily, { shop, tool, row, experiment }: Compared): PublicTool {
  const definition = definitionOf(family, row);
  const other = experiment && family.read({ ...row, settings: experiment.settings }, shop);
  if (!definition || !experiment || !other) return tool;
  const { experiment_id: id, hold_out_percent: holdOutPercent } = experiment;
  const { chatUrl: url, chatCode } = tool;
  const codeOf = (arm: 'A' | 'B') =>
    url && chatCode && { chatCode: qrModules(url.replace(tool.id, `$&.${arm}`)) };
  const settings = shownOf(definition, other);
  return { ...tool, ...codeOf('A'), experiment: { id, holdOutPercent, settings, ...codeOf('B') } };
}

function definitionOf({ definitions }: ToolFamily, { type }: ToolRow): ToolDefinition | undefined {
  return definitions.find((one) => one.type === type);
}

/** Only the shown settings of the type leave the server. Page rules are in the form of browsers' addresses. */
function shownOf(definition: ToolDefinition, settings: ToolSettings): PublicTool['settings'] {
  const shown = definition.shown.parse(settings);
  const { behaviour } = shown;
  if (!behaviour) return shown;
  const written = (rules: PageRule[]) => rules.map((rule) => ({ ...rule, text: asAddress(rule.text) }));
  const { include, exclude } = behaviour.pages;
  const pages = { include: written(include), exclude: written(exclude) };
  return { ...shown, behaviour: { ...behaviour, pages } };
}
