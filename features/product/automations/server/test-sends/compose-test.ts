import { withCampaignParameters } from '#features/engine/links/server/index.ts';
import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { NewTest } from '#features/engine/messaging/server/test-sends-api.ts';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { UsableDiscount } from '#features/product/flows/contract/usable-discount.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { composeFlow } from '#features/product/flows/rules/flow/compose-flow.ts';
import { namesDiscount, ownPageOf, showsDiscount } from '#features/product/flows/rules/flow/pick-template.ts';
import { sampleFilling } from '#features/product/flows/rules/flow/sample-filling.ts';
import { localeOfText } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { listFlows, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignOnChannel } from '../../contract/campaign-definition.ts';
import { homePage } from '../../rules/store-pages.ts';
import { usableDiscount } from '../../rules/usable-discount.ts';
import { chooseNodes, type ChosenNodes } from '../engine/choose-nodes.ts';
import { withOwnTemplates } from '../engine/own-templates.ts';
import type { Step } from '../engine/step-queries.ts';
import { findShownProduct } from '../product-queries.ts';

/** The tested message with its settings. */
interface Composing {
  shopId: number;
  side: CampaignOnChannel;
  step: Step;
}

/**
 * Composes the messages of a drip's flow with samples. Refused with SENDER_NOT_CONNECTED, SUPPORT_NUMBER_MISSING,
 * DISCOUNT_MISSING, NOT_FOUND or NOTHING_TO_TEST.
 */
export async function composeTest(
  ctx: Context,
  tx: Tx,
  composing: Composing,
): Promise<{ contents: [MessageContent, ...MessageContent[]]; links: NewTest['links'] }> {
  const { shopId, side, step } = composing;
  const { channel } = step;
  const senderId = await findSenderId(tx, shopId, channel);
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  if (channel === 'WA' && side.hasSwitch && step.shop.supportNumber === '')
    throw new AppError('SUPPORT_NUMBER_MISSING');
  const sender = { shopId, senderId };
  const discount = usableDiscount(step.settings.discount);
  const { nodes, language } = await chooseTestNodes(ctx, tx, composing, { sender, discount });
  const composed = composeFlow(
    channel,
    nodes,
    sampleFilling(nodes, {
      locale: localeOfText(nodes, language),
      shop: step.shop,
      discount,
      product: await findShownProduct(tx, shopId),
    }),
  );
  const [content, ...rest] = 'missing' in composed ? [] : composed.parts.map((part) => part.content);
  if (!content) throw new AppError('NOTHING_TO_TEST');
  const { redirectUrl, utm } = step.settings;
  const page = ownPageOf(nodes) ?? redirectUrl ?? homePage(await getShop(tx, shopId));
  const code = discount?.kind === 'fixed' && namesDiscount(nodes) ? { discount: discount.code } : {};
  return { contents: [content, ...rest], links: { page: withCampaignParameters(page, { ...code, ...utm }) } };
}

interface Given {
  sender: { shopId: number; senderId: string };
  discount: UsableDiscount | null;
}

/** Chooses the content for a shopper from the shop's own country, and the replacement without a discount. */
async function chooseTestNodes(
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
