import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getToolAnalytics } from '../contract/analytics-call.ts';
import { getShopTheme, getToolLinks, searchGifs } from '../contract/design-calls.ts';
import {
  checkToggle,
  copyTool,
  createTool,
  deleteTool,
  restoreTool,
  setPopup,
  togglePopupState,
  updateTool,
} from '../contract/editing-calls.ts';
import { startExperiment, endExperiment, getExperiment } from '../contract/experiment-calls.ts';
import { getToolSummary } from '../contract/summary-call.ts';
import { otherChannelSentence } from '../rules/other-channel-sentence.ts';
import { endExperimentOf } from './experiments/end-experiment.ts';
import { readExperimentOf } from './experiments/read-experiment.ts';
import { startExperimentOf } from './experiments/start-experiment.ts';
import { copyToolOf, createToolOf, removeTool, restoreToolOf } from './make-tools.ts';
import { readToolAnalytics } from './read-tool-analytics.ts';
import { saveTool } from './save-tool.ts';
import { findGifs } from './search-gifs.ts';
import { themeOfShop } from './shop-theme.ts';
import { summariseTools } from './summarise-tools.ts';
import { isOnElsewhere } from './switch-tool.ts';
import type { ToolFamily } from './tool-family.ts';
import { linksOfTool } from './tool-links.ts';
import { findTool } from './tool-queries.ts';

/** Registers the calls of the tools' editor and list. */
export function registerEditingRoutes(
  bind: CallBinder,
  ctx: Context,
  { family, stores }: { family: ToolFamily; stores: StorePlatform },
): void {
  bind.merchant(updateTool, ({ session, body }) => saveTool(ctx, family, session.shopId, body));
  bind.merchant(createTool, ({ session, body }) =>
    createToolOf(ctx, { family, stores }, session.shopId, body),
  );
  bind.merchant(copyTool, ({ session, body }) => copyToolOf(ctx, family, session.shopId, body.id));
  bind.merchant(deleteTool, ({ session, body }) => removeTool(ctx, family, session.shopId, body.id));
  bind.merchant(restoreTool, ({ session, body }) => restoreToolOf(ctx, family, session.shopId, body.id));
  bind.merchant(getShopTheme, ({ session }) => themeOfShop(ctx, { family, stores }, session.shopId));
  bind.merchant(searchGifs, ({ query }) => findGifs(ctx, query.text));
  bind.merchant(getToolSummary, ({ session }) => summariseTools(ctx, session.shopId));
  bind.merchant(getToolAnalytics, ({ session, query }) =>
    readToolAnalytics(ctx, family, session.shopId, query),
  );
  bind.merchant(getToolLinks, ({ session, query }) => linksOfTool(ctx, family, session.shopId, query.id));
  bind.merchant(startExperiment, ({ session, body }) => startExperimentOf(ctx, family, session.shopId, body));
  bind.merchant(endExperiment, ({ session, body }) => endExperimentOf(ctx, family, session.shopId, body));
  bind.merchant(getExperiment, async ({ session, query }) => ({
    experiment: await readExperimentOf(ctx, family, session.shopId, query.id),
  }));
  bind.merchant(checkToggle, ({ session: { shopId }, body: { channel, type } }) => {
    const definition = family.definitions.find((one) => one.type === type);
    if (!definition) throw new AppError('MALFORMED_REQUEST', { field: 'type' });
    return inShop(ctx.db, shopId, async (tx) => {
      const possible = !(await isOnElsewhere(tx, { shopId, channel, type }));
      return {
        data: { possible, message: possible ? null : otherChannelSentence(definition.name, channel) },
      };
    });
  });
  bind.merchant(setPopup, async () => ({ stored: true as const }));
  bind.merchant(togglePopupState, ({ session: { shopId }, body: { popupId } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const found = await findTool(tx, family.definitions, { shopId, toolId: popupId });
      if (!found) throw new AppError('NOT_FOUND', { field: 'popupId' });
      return { popupId, state: found.row.is_active };
    }),
  );
}
