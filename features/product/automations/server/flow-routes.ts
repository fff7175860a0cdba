import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { listPartCounts } from '#features/product/analytics/server/index.ts';
import {
  deleteFlows,
  getFlowPreview,
  setFlowFrontend,
  updateFlows,
} from '#features/product/flows/contract/flow-calls.ts';
import { getFlowSave, getFlowSaves } from '#features/product/flows/contract/flow-version-calls.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { getCampaigns, getFlowIds, initFlow } from '../contract/campaign-flow-calls.ts';
import { getFlowFigures } from '../contract/flow-figure-calls.ts';
import { pageChannel } from '../rules/page-channel.ts';
import { listFollowUps } from './list-follow-ups.ts';
import { listCampaignFlows, listFlowIds, previewFrom } from './read-flows.ts';
import { listFlowSaves, readFlowSave } from './read-versions.ts';
import { removeNodes, saveFlows, type EditedFlow } from './save-flows.ts';
import { startWithOwn } from './start-with-own.ts';

interface Session {
  shopId: number;
  shopUrl: string;
}

/** Registers the calls about flows. The two saving calls do the same, because flows are stored in one place only. */
export function registerFlowRoutes(
  bind: CallBinder,
  ctx: Context,
  campaigns: readonly CampaignDefinition[],
): void {
  const pageOf = (session: Session, pageId: string) => ({
    shopId: session.shopId,
    channel: pageChannel(session, pageId),
  });
  bind.merchant(getFlowIds, ({ session, query: { pageId } }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({
      flowIds: await listFollowUps(ctx, tx, pageOf(session, pageId), campaigns),
    })),
  );
  bind.merchant(getFlowPreview, ({ session, query: { pageId, flowId, ...shown } }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const preview = await previewFrom(tx, pageOf(session, pageId), flowId, campaigns, shown);
      return { nodes: preview.flows[0]?.nodes ?? [], ...preview };
    }),
  );
  bind.merchant(getFlowFigures, ({ session, query: { pageId, flowId } }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const flowIds = await listFlowIds(tx, pageOf(session, pageId), flowId);
      return { parts: await listPartCounts(tx, session.shopId, flowIds) };
    }),
  );
  bind.merchant(getCampaigns, ({ session, query: { pageId, type } }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({
      campaigns: await listCampaignFlows(ctx, tx, pageOf(session, pageId), type, campaigns),
    })),
  );
  bind.merchant(initFlow, ({ session: { shopId }, body }) =>
    inShop(ctx.db, shopId, async (tx) => {
      await requireFeature(tx, shopId, 'templates');
      const wanted = { shopId, campaign: body.campaign, templateName: body.template_name.toLowerCase() };
      return { flowId: await startWithOwn(ctx, tx, wanted, campaigns) };
    }),
  );
  const save = (session: Session, pageId: string, flows: readonly EditedFlow[]) =>
    inShop(ctx.db, session.shopId, (tx) => saveFlows(ctx, tx, pageOf(session, pageId), flows, campaigns));
  bind.merchant(updateFlows, ({ session, body }) => save(session, body.pageId, body.flows));
  bind.merchant(setFlowFrontend, ({ session, body }) => save(session, body.pageId, body.allFlows));
  bind.merchant(deleteFlows, ({ session, body: { pageId, nodes } }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({
      deleted: await removeNodes(ctx, tx, pageOf(session, pageId), nodes, campaigns),
    })),
  );
  bind.merchant(getFlowSaves, ({ session, query: { pageId, ...message } }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({
      saves: await listFlowSaves(tx, pageOf(session, pageId), message, campaigns),
    })),
  );
  bind.merchant(getFlowSave, ({ session, query: { pageId, ...wanted } }) =>
    inShop(ctx.db, session.shopId, (tx) => readFlowSave(tx, pageOf(session, pageId), wanted, campaigns)),
  );
}
