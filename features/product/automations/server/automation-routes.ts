import { sourceCounts } from '#features/product/analytics/server/index.ts';
import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import {
  getCampaignAnalytics,
  getCampaignStates,
  getDrips,
  setCampaignState as setCampaignStateCall,
} from '../contract/automation-calls.ts';
import { getChatReach } from '../contract/chat-reach-call.ts';
import { getCampaignLift } from '../contract/lift-calls.ts';
import { tryOnPast } from '../contract/past-calls.ts';
import { pageChannel } from '../rules/page-channel.ts';
import { registerAttributeRoutes } from './attribute-routes.ts';
import { readCampaignStates } from './campaign-states.ts';
import { registerCodRoutes } from './cod-routes.ts';
import { registerDripRoutes } from './drip-routes.ts';
import type { Campaign } from './engine/campaign.ts';
import { registerFlowRoutes } from './flow-routes.ts';
import { readLift } from './lift/read-lift.ts';
import { listDrips } from './list-drips.ts';
import { tryCampaignOnPast } from './past/try-on-past.ts';
import { readChatReach } from './read-chat-reach.ts';
import { setCampaignState } from './set-campaign-state.ts';
import { registerTestRoutes, type TestMessage } from './test-sends/test-routes.ts';

interface AutomationMeans {
  campaigns?: typeof CAMPAIGNS;
  /** The running campaigns, for replays. */
  running?: readonly Campaign[];
  /** The database for replays, if it is not the context's. */
  pastDb?: Context['db'];
  /** Other features that can send test messages. */
  testers?: readonly TestMessage[];
}

/** Registers the calls about campaigns, and the call that tests any message. */
export function registerAutomationRoutes(
  bind: CallBinder,
  ctx: Context,
  { campaigns = CAMPAIGNS, running = [], pastDb = ctx.db, testers = [] }: AutomationMeans = {},
): void {
  registerAttributeRoutes(bind, ctx, campaigns);
  registerDripRoutes(bind, ctx, campaigns);
  registerFlowRoutes(bind, ctx, campaigns);
  registerCodRoutes(bind, ctx, campaigns);
  registerTestRoutes(bind, ctx, { campaigns, others: testers });
  bind.merchant(getCampaignStates, ({ session, query: { pageId } }) => {
    const page = { shopId: session.shopId, channel: pageChannel(session, pageId) };
    return inShop(ctx.db, session.shopId, async (tx) => ({
      states: await readCampaignStates(ctx, tx, page, campaigns),
    }));
  });
  bind.merchant(setCampaignStateCall, async ({ session, body: { pageId, type, state }, noteChange }) => {
    const page = { shopId: session.shopId, channel: pageChannel(session, pageId) };
    const wasOn = await setCampaignState(ctx, { ...page, type, isOn: state }, campaigns);
    const campaign = { campaign: type, channel: page.channel };
    noteChange({ before: { ...campaign, isOn: wasOn }, after: { ...campaign, isOn: state } });
    return { type, state };
  });
  bind.merchant(getDrips, ({ session, query: { pageId, language: locale = null } }) => {
    const page = { shopId: session.shopId, channel: pageChannel(session, pageId), locale };
    return inShop(ctx.db, session.shopId, async (tx) => ({
      drips: await listDrips(ctx, tx, page, campaigns),
    }));
  });
  bind.merchant(getChatReach, ({ session, query: { pageId } }) => {
    pageChannel(session, pageId);
    return findInTime(ctx, session.shopId, (tx) => readChatReach(ctx, tx, session.shopId));
  });
  bind.merchant(getCampaignLift, ({ session, query: { pageId, type } }) => {
    const page = { shopId: session.shopId, channel: pageChannel(session, pageId) };
    return findInTime(ctx, session.shopId, (tx) => readLift(ctx, tx, { ...page, type }));
  });
  bind.merchant(tryOnPast, ({ session, body }) => {
    const asked = { shopId: session.shopId, channel: pageChannel(session, body.pageId), body };
    return tryCampaignOnPast({ ...ctx, db: pastDb }, running, asked);
  });
  bind.merchant(getCampaignAnalytics, ({ session, query }) =>
    inShop(ctx.db, session.shopId, (tx) =>
      sourceCounts(tx, session.shopId, query.channel, {
        kind: 'campaign',
        type: query.type,
        id: query.dripId ?? null,
      }),
    ),
  );
}
