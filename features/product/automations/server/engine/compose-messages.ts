import { newCode } from '#features/engine/discounts/server/index.ts';
import { withCampaignParameters } from '#features/engine/links/server/index.ts';
import { PRIORITY, type NewMessage } from '#features/engine/messaging/contract/message.ts';
import { dripTerms } from '../../rules/drip-terms.ts';
import type { ComposedPart } from '../../rules/flow/compose-flow.ts';
import type { PromisedDiscount } from '../../rules/usable-discount.ts';
import type { Draft } from './campaign.ts';
import type { Firing } from './firing.ts';
import type { StoredFlow } from './flow-queries.ts';

/** The customer service window, in which an answer has to go out. */
const WINDOW_MS = 24 * 3600 * 1000;

/** Why something is said: a drip was due at a time, or somebody answered a message. */
export type Occasion = { kind: 'drip'; dueAt: Date } | AnswerOccasion;
interface AnswerOccasion {
  kind: 'answer';
  answersMessageId: string;
  at: Date;
  /** The campaign's message that its clicks count for. */
  counted: NonNullable<NewMessage['clicksCountFor']> | null;
}

/** A discount as one message brings it. */
export interface GivenDiscount {
  code: string;
  values: { discountCode: string; discountPercent?: string };
  /** A code of its own, that has to be made in the store before the message goes; null for the merchant's. */
  pending: NewMessage['discount'];
}

interface Composition {
  occasion: Occasion;
  flow: StoredFlow;
  draft: Draft;
  discount: GivenDiscount | null;
  /** Where the link of a template of the shop's own leads, in place of the campaign's page. */
  ownPage: string | null;
  parts: readonly ComposedPart[];
  senderId: string;
  recipient: { subscriber_id: string };
  now: Date;
}

/** The messages of a flow for one person: what its campaign says, with all that messages of campaigns share. */
export function composeMessages(firing: Firing, composition: Composition): NewMessage[] {
  const { step, due, subject, shopId, eventAt } = firing;
  const { discount, senderId, recipient, now, flow } = composition;
  const common = {
    shopId,
    senderId,
    subscriberId: recipient.subscriber_id,
    channel: step.channel,
    sourceEvent: subject.id,
    ...(eventAt !== null && { sourceAt: new Date(eventAt) }),
    ...(due.amountMinor !== null && { sourceMinor: due.amountMinor }),
    links: linksOf(firing, composition),
    ...occasionOf(firing, composition),
  };
  return composition.parts.map(({ nodeId, content }, at) => ({
    ...common,
    part: { flowId: flow.flowId, nodeId },
    messageKey: at === 0 ? common.messageKey : `${common.messageKey}:${at + 1}`,
    dueAt: now,
    // Those of one flow are read in their order, though all others go side by side.
    followsLast: at > 0,
    content,
    // The first message brings the code; it is made once.
    discount: at === 0 ? (discount?.pending ?? null) : null,
    discountCode: discount && (at > 0 || !discount.pending) ? discount.code : null,
  }));
}

/** An answer's message is none of the campaign's figures, as the person asked for it; a click on its link is. */
function occasionOf({ campaign: { definition }, step, subject }: Firing, { occasion, flow }: Composition) {
  const { type, lifetimeSeconds, voidedBy, isRequested } = definition;
  const { purpose, priority } = dripTerms(definition, step);
  if (occasion.kind === 'answer')
    return {
      messageKey: ['answer', occasion.answersMessageId, flow.flowId].join(':'),
      purpose: 'service' as const,
      source: { kind: 'service' as const, type, id: step.dripId },
      priority: PRIORITY.service,
      expiresAt: new Date(occasion.at.getTime() + WINDOW_MS),
      ...(occasion.counted && { clicksCountFor: occasion.counted }),
    };
  return {
    messageKey: [type, step.dripId, subject.id].join(':'),
    purpose,
    source: { kind: 'campaign' as const, type, id: step.dripId },
    ...(voidedBy !== null && { voidedBy }),
    ...(isRequested && { isRequested }),
    priority: PRIORITY[priority],
    expiresAt: new Date(occasion.dueAt.getTime() + lifetimeSeconds * 1000),
  };
}

/** A message with a discount takes one of its own, or the merchant's code. */
export function toGiven(discount: PromisedDiscount, now: Date): GivenDiscount {
  const { percent } = discount;
  const code = discount.code ?? newCode();
  return {
    code,
    values: { discountCode: code, ...(percent !== null && { discountPercent: `${percent}%` }) },
    pending:
      discount.kind === 'fixed'
        ? null
        : {
            code,
            percent: discount.percent,
            expiresAt: new Date(now.getTime() + discount.expiresAfterSeconds * 1000),
          },
  };
}

/** Every link of a campaign's message leads to the same page: the merchant's, else the campaign's. */
function linksOf(
  { step: { settings } }: Firing,
  { draft, discount, ownPage }: Composition,
): Record<string, string> {
  const target = ownPage ?? settings.redirectUrl ?? draft.link;
  if (target === null) return {};
  return {
    page: withCampaignParameters(target, { ...(discount && { discount: discount.code }), ...settings.utm }),
  };
}
