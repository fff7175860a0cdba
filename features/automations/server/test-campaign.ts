import { findSenderId } from '#features/channels/server/index.ts';
import { withCampaignParameters } from '#features/links/server/index.ts';
import { sendTest, type NewTest } from '#features/messaging/server/index.ts';
import { requireFeature } from '#features/plans/server/index.ts';
import { findShownProduct, getShop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../contract/campaign-definition.ts';
import { chooseLanguages } from '../rules/choose-languages.ts';
import { composeFlow } from '../rules/compose-flow.ts';
import { dripTerms } from '../rules/drip-terms.ts';
import { namesDiscount, ownPageOf, showsDiscount } from '../rules/pick-template.ts';
import { sampleFilling } from '../rules/sample-filling.ts';
import { homePage } from '../rules/store-pages.ts';
import { usableDiscount, type UsableDiscount } from '../rules/usable-discount.ts';
import { chooseNodes, type ChosenNodes } from './engine/choose-nodes.ts';
import { FLOW_ID, listFlows, type StoredFlow } from './engine/flow-queries.ts';
import { withOwnTemplates } from './engine/own-templates.ts';
import { findStep, type Step } from './engine/step-queries.ts';
import { ensureCampaigns } from './ensure-campaigns.ts';
import { mayTest } from './list-testers.ts';
import type { Page } from './read-flows.ts';

/** Which message is tried out, and where. */
export interface WantedTest {
  shopId: number;
  to: TestPlace;
  /** A drip by its id, or by that of the flow that it begins with; or a campaign's first, with one of its flows. */
  what: { sourceId: string } | { type: string; flowKey: string };
}

/** A number as it was typed, or somebody who wrote to the page. */
export type TestPlace = { channel: 'WA'; phoneNumber: string } | { channel: 'FB'; subscriberId: string };

/**
 * Sends a message of a campaign as it is set, with samples in place of a person, and returns its id. No code is made in
 * the store. Refused with NOT_FOUND, FEATURE_LOCKED, PHONE_INVALID, CHAT_NOT_OPEN, SUPPORT_NUMBER_MISSING, DISCOUNT_MISSING,
 * NOTHING_TO_TEST, or as `sendTest` refuses.
 */
export async function testCampaign(
  ctx: Context,
  wanted: WantedTest,
  definitions: readonly CampaignDefinition[],
): Promise<string> {
  // Two, since a template that is submitted for it stays submitted, also where the test may not go yet; and not as the
  // shop's own role, which may store no jobs.
  const test = await ctx.db.transaction().execute((tx) => prepareTest(ctx, tx, wanted, definitions));
  return ctx.db.transaction().execute((tx) => sendTest(ctx, tx, test));
}

async function prepareTest(
  ctx: Context,
  tx: Tx,
  wanted: WantedTest,
  definitions: readonly CampaignDefinition[],
): Promise<NewTest> {
  const { shopId, to, what } = wanted;
  await ensureCampaigns(ctx, tx, shopId, definitions);
  const { definition, side, step } = await findTested(tx, { shopId, channel: to.channel }, what, definitions);
  await requireFeature(tx, shopId, side.planFlag);
  return {
    shopId,
    channel: to.channel,
    to: await readPlace(ctx, tx, wanted, step),
    purpose: dripTerms(definition, step).purpose,
    source: { type: step.type, id: step.dripId },
    ...(await compose(ctx, tx, { shopId, side, step })),
  };
}

/** On Messenger nobody may be written to who did not write first; a template would need no open chat, but a tester. */
async function readPlace(
  ctx: Context,
  tx: Tx,
  { shopId, to }: WantedTest,
  { shop }: Step,
): Promise<NewTest['to']> {
  if (to.channel === 'WA') {
    const phoneE164 = toE164(to.phoneNumber, shop.country);
    if (phoneE164 === null) throw new AppError('PHONE_INVALID', { field: 'phoneNumber' });
    return { phoneE164 };
  }
  const { subscriberId } = to;
  if (!(await mayTest(ctx, tx, shopId, subscriberId))) throw new AppError('CHAT_NOT_OPEN');
  return { subscriberId };
}

interface Tested {
  definition: CampaignDefinition;
  side: CampaignOnChannel;
  step: Step;
}

async function findTested(
  tx: Tx,
  { shopId, channel }: Page,
  what: WantedTest['what'],
  definitions: readonly CampaignDefinition[],
): Promise<Tested> {
  const dripId = await findDripId(tx, { shopId, channel }, what);
  const step = dripId === null ? null : await findStep(tx, shopId, dripId);
  const definition = definitions.find(({ type }) => type === step?.type);
  const side = definition?.channels[channel];
  if (!step || !definition || !side || step.channel !== channel) throw new AppError('NOT_FOUND');
  const key = 'flowKey' in what ? what.flowKey : definition.chooseFlows?.(step.settings.own)[0];
  if (key === undefined) return { definition, side, step };
  const flow = (await listFlows(tx, shopId, channel, step.type)).find((one) => one.key === key);
  if (!flow) throw new AppError('NOT_FOUND');
  return { definition, side, step: { ...step, flow } };
}

async function findDripId(
  tx: Tx,
  { shopId, channel }: Page,
  what: WantedTest['what'],
): Promise<string | null> {
  if ('sourceId' in what && !FLOW_ID.test(what.sourceId)) return null;
  const drips = tx
    .selectFrom('drips')
    .select('drip_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .orderBy('drip_index')
    .limit(1);
  const row = await (
    'sourceId' in what
      ? drips.where((where) =>
          where.or([where('drip_id', '=', what.sourceId), where('flow_id', '=', what.sourceId)]),
        )
      : drips.where('type', '=', what.type)
  ).executeTakeFirst();
  return row?.drip_id ?? null;
}

interface Composing {
  shopId: number;
  side: CampaignOnChannel;
  step: Step;
}

async function compose(
  ctx: Context,
  tx: Tx,
  composing: Composing,
): Promise<Pick<NewTest, 'content' | 'followedBy' | 'links'>> {
  const { shopId, side, step } = composing;
  const { channel } = step;
  const senderId = await findSenderId(tx, shopId, channel);
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  if (channel === 'WA' && side.hasSwitch && step.shop.supportNumber === '')
    throw new AppError('SUPPORT_NUMBER_MISSING');
  const sender = { shopId, senderId };
  const discount = usableDiscount(step.settings.discount);
  const { nodes } = await chooseSaid(ctx, tx, composing, { sender, discount });
  const composed = composeFlow(
    channel,
    nodes,
    sampleFilling(nodes, {
      shop: step.shop,
      discount,
      product: await findShownProduct(tx, shopId),
    }),
  );
  const [content, ...rest] = 'missing' in composed ? [] : composed.parts.map((part) => part.content);
  if (!content) throw new AppError('NOTHING_TO_TEST');
  // Outside an open chat WhatsApp takes a template, which a flow begins with; what follows waits for an answer.
  const followedBy = channel === 'FB' ? rest : [];
  const { redirectUrl, utm } = step.settings;
  const page = ownPageOf(nodes) ?? redirectUrl ?? homePage(await getShop(tx, shopId));
  const code = discount?.kind === 'fixed' && namesDiscount(nodes) ? { discount: discount.code } : {};
  return { content, followedBy, links: { page: withCampaignParameters(page, { ...code, ...utm }) } };
}

interface Given {
  sender: { shopId: number; senderId: string };
  discount: UsableDiscount | null;
}

/** What a shopper of the shop's own country would be told; without a discount, what is said in its place. */
async function chooseSaid(
  ctx: Context,
  tx: Tx,
  { shopId, side, step }: Composing,
  { sender, discount }: Given,
): Promise<ChosenNodes> {
  const flows = await listFlows(tx, shopId, step.channel, step.type);
  const reader = { locale: null, country: step.shop.country };
  const choose = async (flow: StoredFlow) => {
    const chosen = await chooseNodes(ctx, tx, {
      sender,
      side,
      flow,
      flowIds: new Map(flows.map(({ key, flowId }) => [key, flowId])),
      languages: chooseLanguages(reader),
    });
    return chosen && { ...chosen, nodes: await withOwnTemplates(tx, { ...sender, reader }, chosen.nodes) };
  };
  const chosen = await choose(step.flow);
  if (!chosen) throw new AppError('NOT_FOUND');
  if (discount || !showsDiscount(chosen.nodes)) return chosen;
  const insteadKey = side.flows.find(({ key }) => key === step.flow.key)?.withoutDiscount;
  const instead = flows.find(({ key }) => key === insteadKey);
  const plain = instead && (await choose(instead));
  if (!plain) throw new AppError('DISCOUNT_MISSING');
  return plain;
}
