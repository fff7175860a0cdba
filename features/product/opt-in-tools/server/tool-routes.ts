import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getToolsOf, setToolActive } from '../contract/tool-calls.ts';
import type { ToolList } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';
import { describeTools } from './describe-tools.ts';
import { registerEditingRoutes } from './editing-routes.ts';
import { styleBeforeShown } from './shop-theme.ts';
import { switchTool } from './switch-tool.ts';
import { toolFamily } from './tool-family.ts';

export function registerToolRoutes(
  bind: CallBinder,
  ctx: Context,
  stores: StorePlatform,
  definitions: ToolList = TOOLS,
): void {
  const family = toolFamily(ctx.log, definitions);
  bind.merchant(getToolsOf(definitions), async ({ session, query }) => {
    const channel = query.channel ?? (query.pageId === session.shopUrl ? 'WA' : 'FB');
    return { popups: await describeTools(ctx, family, { shopId: session.shopId, channel }) };
  });
  registerEditingRoutes(bind, ctx, { family, stores });
  bind.merchant(setToolActive, async ({ session, body, noteChange }) => {
    if (body.active) await styleBeforeShown(ctx, { family, stores }, session.shopId);
    const before = await switchTool(ctx, family, session.shopId, body);
    const tool = { tool: before.type, channel: before.channel };
    noteChange({ before: { ...tool, isOn: before.is_active }, after: { ...tool, isOn: body.active } });
    return body;
  });
}
