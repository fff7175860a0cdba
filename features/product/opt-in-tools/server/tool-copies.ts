import { isFeatureOpen } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Context } from '#platform/context.ts';
import { defineCopyKind } from '#platform/copies/copy-kind.ts';
import { note } from '#platform/copies/copy-note.ts';
import { freeCopyName } from '#platform/copies/free-copy-name.ts';
import { LONGEST_NAME } from '../contract/editing-calls.ts';
import { PortableTool } from '../contract/portable-tool.ts';
import type { ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { fitTool, picturesOf } from '../rules/fit-tool.ts';
import { texts } from '../texts/all.ts';
import { TOOLS } from '../tool-list.ts';
import { addTool, lockTools } from './make-tools.ts';
import { toolFamily } from './tool-family.ts';
import { findTool, listTools } from './tool-queries.ts';

interface Ready {
  type: string;
  channel: PortableTool['channel'];
  settings: ToolSettings;
}

/** Opt-in tools as things that can be copied to another store, each as one more tool that is off. */
export const toolCopies = defineCopyKind<PortableTool, Ready>({
  kind: 'tool',
  name: () => texts.dashboard.title,
  version: 1,
  content: PortableTool,
  list: async (_ctx, tx, shopId) =>
    (await listTools(tx, shopId, TOOLS)).map((row) => ({
      id: row.tool_id,
      name: row.name,
      about: [definitionOf(row.type).name, CHANNEL_LABELS[row.channel]].join(' · '),
      state: row.is_active ? 'on' : 'off',
    })),
  read: async (ctx: Context, tx, { shopId, id }) => {
    const family = toolFamily(ctx.log, TOOLS);
    const found = await findTool(tx, family.definitions, { shopId, toolId: id });
    const shop = await getShop(tx, shopId);
    const settings = found && family.read(found.row, shop);
    if (!settings) return null;
    const { type, channel, name } = found.row;
    return PortableTool.parse({ type, channel, name, language: languageOfShop(shop), settings });
  },
  files: ({ settings }) => picturesOf(settings),
  isInPlan: async (tx, shopId, { type, channel }) => {
    const planFlag = definitionOf(type).channels[channel]?.planFlag;
    return planFlag === undefined || (await isFeatureOpen(tx, shopId, planFlag));
  },
  lock: (_ctx, tx, { shopId }) => lockTools(tx, shopId),
  fit: async (_ctx, tx, { content, source, target, fileAddress }) => {
    const { type, channel } = content;
    const definition = definitionOf(type);
    const newTool = { shopName: target.shopName, channel, language: languageOfShop(target) };
    const fitted = fitTool(definition, content, { source, newTool, fileAddress });
    if ('refusal' in fitted) return fitted;
    const taken = (await listTools(tx, target.shopId, TOOLS)).map((row) => row.name);
    const name = freeCopyName(content.name, taken, LONGEST_NAME);
    const renamed = name === content.name ? [] : [note('renamed', { name })];
    const { settings, notes } = fitted;
    return { ready: { type, channel, settings }, name, notes: [...renamed, ...notes], replaces: null };
  },
  create: async (ctx, tx, { target: { shopId }, ready: { type, channel, settings }, name }) => {
    await addTool(ctx, tx, shopId, { definition: definitionOf(type), channel, settings, name });
    return { what: { tool: type, channel, name }, before: null, after: null };
  },
});

function definitionOf(type: string): ToolDefinition {
  const definition = TOOLS.find((one) => one.type === type);
  if (!definition) throw new Error(`there is no tool of type ${type}`);
  return definition;
}
