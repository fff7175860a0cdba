import type { NewMessage } from '#features/engine/messaging/contract/message.ts';
import { createMessagesOfMany } from '#features/engine/messaging/server/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { NAMELESS } from '#features/foundations/templates/contract/nameless.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { composeFlow } from '#features/product/flows/rules/flow/compose-flow.ts';
import { namesDiscount, ownPageOf } from '#features/product/flows/rules/flow/pick-template.ts';
import { replacementFlow } from '#features/product/flows/rules/flow/replacement-flow.ts';
import { localeOfText } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { listFlows, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import { BatchedCall } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignOnChannel } from '../../contract/campaign-definition.ts';
import { usableDiscount } from '../../rules/usable-discount.ts';
import type { Draft } from './campaign.ts';
import { chooseNodes, type ChosenNodes } from './choose-nodes.ts';
import { composeMessages, toGiven, type GivenDiscount, type Occasion } from './compose-messages.ts';
import type { Firing } from './firing.ts';
import { withOwnTemplates } from './own-templates.ts';

/** The person, the flow and the occasion. */
export interface Saying {
  firing: Firing;
  recipient: Subscriber;
  senderId: string;
  /** The key of the flow; without one, the drip's own. */
  flowKey?: string;
  occasion: Occasion;
}

export type Composed =
  | { messageId: string; flowId: string }
  | {
      reason:
        | 'templateUnknown'
        | 'discountMissing'
        | 'pictureMissing'
        | 'valueMissing'
        | 'nothingToShow'
        | 'madeBefore';
    };

const written = new BatchedCall<{ ctx: Context; messages: NewMessage[] }, string[]>(async (tx, asked) => {
  const [first] = asked;
  if (!first) return [];
  const lists = asked.map(({ messages }) => messages);
  return createMessagesOfMany(first.ctx, tx, lists);
});

/** Writes the messages of a flow for one person, in their language, unless something is missing. */
export async function composeParts(ctx: Context, tx: Tx, saying: Saying): Promise<Composed> {
  const { firing, recipient } = saying;
  const found = await findNodes(ctx, tx, saying);
  if (!found) return { reason: 'templateUnknown' };
  const { flow, chosen } = found;
  const discount = firing.due.discount ?? usableDiscount(firing.step.settings.discount);
  const now = ctx.clock.now();
  const { step } = firing;
  const instead = replacementFlow({
    flows: sideOf(firing)?.flows ?? [],
    key: flow.key,
    nodes: chosen.nodes,
    discount,
    isPromised: firing.due.discount != null,
  });
  if (instead === null) return { reason: 'discountMissing' };
  if (instead !== undefined) return composeParts(ctx, tx, { ...saying, flowKey: instead });
  const locale = localeOfText(chosen.nodes, chosen.language);
  const draft = await firing.due.compose(tx, {
    shopId: firing.shopId,
    language: chosen.language,
    locale,
    now,
    drip: { dripIndex: step.dripIndex, channel: step.channel, settings: step.settings },
  });
  const given = discount && namesDiscount(chosen.nodes) ? toGiven(discount, now, locale) : null;
  const composed = composeFlow(step.channel, chosen.nodes, {
    values: valuesOf(firing, recipient, draft, given),
    nameless: NAMELESS[chosen.language],
    imageUrl: draft.imageUrl,
    products: draft.products ?? [],
    receipt: draft.receipt ?? null,
  });
  if ('missing' in composed) return { reason: composed.missing };
  const messages = composeMessages(firing, {
    ...saying,
    ...composed,
    flow,
    draft,
    discount: given,
    ownPage: ownPageOf(chosen.nodes),
    now,
  });
  const [messageId] = await written.of(tx, { ctx, messages });
  return messageId === undefined ? { reason: 'madeBefore' } : { messageId, flowId: flow.flowId };
}

async function findNodes(
  ctx: Context,
  tx: Tx,
  { firing, recipient, senderId, flowKey }: Saying,
): Promise<{ flow: StoredFlow; chosen: ChosenNodes } | null> {
  const { shopId, step } = firing;
  const side = sideOf(firing);
  if (!side) return null;
  const flows = await listFlows(tx, shopId, step.channel, step.type);
  const chosenFor = flows.find(({ flowId }) => flowId === firing.due.flowId);
  const flow = flowKey === undefined ? (chosenFor ?? step.flow) : flows.find(({ key }) => key === flowKey);
  if (!flow) return null;
  const chosen = await chooseNodes(ctx, tx, {
    sender: { shopId, senderId },
    side,
    flow,
    flowIds: new Map(flows.map(({ key, flowId }) => [key, flowId])),
    languages: chooseLanguages({ locale: recipient.locale, country: step.shop.country }),
  });
  if (!chosen) return null;
  const reader = { locale: recipient.locale, country: step.shop.country };
  const nodes = await withOwnTemplates(tx, { shopId, senderId, reader }, chosen.nodes);
  return { flow, chosen: { ...chosen, nodes } };
}

function sideOf({ campaign, step }: Firing): CampaignOnChannel | undefined {
  return campaign.definition.channels[step.channel];
}

function valuesOf(
  { step: { shop } }: Firing,
  recipient: Subscriber,
  draft: Draft,
  given: GivenDiscount | null,
): Record<string, string> {
  return {
    ...(recipient.first_name && { firstName: recipient.first_name }),
    shopName: shop.name,
    supportNumber: shop.supportNumber,
    ...draft.values,
    ...given?.values,
  };
}
