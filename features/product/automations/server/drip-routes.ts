import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  awaitTemplate as awaitTemplateCall,
  changeDelay,
  changeTemplate,
  getTemplates,
  getTemplatesWithDiscount,
  setHoldOut,
  toggleDraftState,
  toggleDripStatus,
  updateDripAttributes,
  writeOwnWords as writeOwnWordsCall,
} from '../contract/automation-calls.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { pageChannel } from '../rules/page-channel.ts';
import { awaitTemplate } from './awaited/await-template.ts';
import { writeOwnWords } from './awaited/write-own-words.ts';
import { changeDripDelay } from './change-drip-delay.ts';
import {
  changeDrip,
  setDripEnabled,
  setDripRunning,
  setHoldOutShare,
  type DripOfPage,
  type DripSwitch,
} from './change-drip.ts';
import { changeDripTemplate, listOffered } from './offered-templates.ts';
import { submitChosen } from './submit-chosen.ts';

/** Registers the calls about drips: settings, times and texts. */
export function registerDripRoutes(
  bind: CallBinder,
  ctx: Context,
  campaigns: readonly CampaignDefinition[],
): void {
  bind.merchant(updateDripAttributes, async ({ session, body }) => {
    const { pageId, dripId, attributes, revision } = body;
    const drip = { shopId: session.shopId, channel: pageChannel(session, pageId), dripId };
    const changed = await inShop(ctx.db, session.shopId, (tx) =>
      changeDrip(tx, drip, { attributes, revision }, campaigns),
    );
    if (attributes.settings !== undefined) await submitChosen(ctx, drip, campaigns);
    return { dripId, ...changed };
  });
  bind.merchant(toggleDraftState, ({ session, body: { pageId, dripId, state }, noteChange }) => {
    const drip = { shopId: session.shopId, channel: pageChannel(session, pageId), dripId };
    return inShop(ctx.db, session.shopId, async (tx) => {
      noteChange(describeSwitch(drip, await setDripEnabled(tx, drip, state, campaigns)));
      return { dripId, state };
    });
  });
  bind.merchant(toggleDripStatus, ({ session, body, noteChange }) => {
    const { pageId = session.shopUrl, dripId, state } = body;
    const drip = { shopId: session.shopId, channel: pageChannel(session, pageId), dripId };
    return inShop(ctx.db, session.shopId, async (tx) => {
      const switched = await setDripRunning(tx, drip, state, campaigns);
      noteChange(describeSwitch(drip, switched));
      return { dripId, state: switched.isOn };
    });
  });
  bind.merchant(changeDelay, ({ session, body: { pageId, dripId, ...delay }, noteChange }) => {
    const drip = { shopId: session.shopId, channel: pageChannel(session, pageId), dripId };
    return inShop(ctx.db, session.shopId, async (tx) => {
      const { type, secondsBefore, ...changed } = await changeDripDelay(ctx, tx, drip, delay);
      const campaign = { campaign: type, channel: drip.channel };
      noteChange({
        before: { ...campaign, delaySeconds: secondsBefore },
        after: { ...campaign, delaySeconds: changed.delaySeconds },
      });
      return { dripId, timeBox: delay.timeBox, ...changed };
    });
  });
  bind.merchant(setHoldOut, ({ session, body: { pageId, type, percent }, noteChange }) => {
    const { shopId } = session;
    const channel = pageChannel(session, pageId);
    return inShop(ctx.db, shopId, async (tx) => {
      const before = await setHoldOutShare(ctx, tx, { shopId, channel, type, percent });
      const campaign = { campaign: type, channel };
      noteChange({
        before: { ...campaign, holdOutPercent: before },
        after: { ...campaign, holdOutPercent: percent },
      });
      return { type, percent };
    });
  });
  registerTemplateRoutes(bind, ctx, campaigns);
}

function describeSwitch({ channel }: DripOfPage, { type, wasOn, isOn }: DripSwitch) {
  const campaign = { campaign: type, channel };
  return { before: { ...campaign, isOn: wasOn }, after: { ...campaign, isOn } };
}

function registerTemplateRoutes(
  bind: CallBinder,
  ctx: Context,
  campaigns: readonly CampaignDefinition[],
): void {
  bind.merchant(getTemplates, ({ session, query: { pageId } }) => {
    const page = { shopId: session.shopId, channel: pageChannel(session, pageId) };
    return inShop(ctx.db, session.shopId, (tx) => listOffered(ctx, tx, page, campaigns));
  });
  bind.merchant(getTemplatesWithDiscount, ({ session, query: { pageId } }) => {
    const page = { shopId: session.shopId, channel: pageChannel(session, pageId) };
    return inShop(ctx.db, session.shopId, async (tx) => {
      const offered = Object.values(await listOffered(ctx, tx, page, campaigns)).flat();
      return { templates: offered.filter((one) => one.showsDiscount).map(({ flowId }) => flowId) };
    });
  });
  bind.merchant(changeTemplate, async ({ session, body: { pageId, dripId, flowId } }) => {
    const drip = { shopId: session.shopId, channel: pageChannel(session, pageId), dripId };
    // Not in the shop's own database role, which cannot store jobs: a job submits a template that is not known yet.
    await ctx.db.transaction().execute((tx) => changeDripTemplate(ctx, tx, drip, flowId, campaigns));
    return { dripId, flowId };
  });
  bind.merchant(writeOwnWordsCall, async ({ session, body }) => {
    const { pageId, dripId, text, titles = null } = body;
    const { shopId } = session;
    const drip = { shopId, channel: pageChannel(session, pageId), dripId };
    await inShop(ctx.db, shopId, (tx) => requireFeature(tx, shopId, 'templates'));
    // Not in the shop's own database role, as above.
    const written = await ctx.db
      .transaction()
      .execute((tx) => writeOwnWords(ctx, tx, { drip, text, titles }, campaigns));
    return 'faults' in written
      ? { templateId: null, resultFailure: written.faults.map((error) => ({ error })) }
      : { ...written, resultFailure: [] };
  });
  bind.merchant(awaitTemplateCall, ({ session, body: { pageId, dripId, templateId } }) => {
    const drip = { shopId: session.shopId, channel: pageChannel(session, pageId), dripId };
    return inShop(ctx.db, session.shopId, async (tx) => {
      if (templateId !== null) await requireFeature(tx, session.shopId, 'templates');
      await awaitTemplate(tx, drip, templateId, campaigns);
      return { dripId, templateId };
    });
  });
}
