import { newCode } from '#features/engine/discounts/server/index.ts';
import { withCampaignParameters } from '#features/engine/links/server/index.ts';
import { PRIORITY, type NewMessage } from '#features/engine/messaging/contract/message.ts';
import type { PromisedDiscount } from '#features/product/flows/contract/usable-discount.ts';
import type { ComposedPart } from '#features/product/flows/rules/flow/compose-flow.ts';
import { formatPercent } from '#features/product/flows/rules/flow/shopper-locale.ts';
import type { StoredFlow } from '#features/product/flows/server/index.ts';
import { dripTerms } from '../../rules/drip-terms.ts';
import type { Draft } from './campaign.ts';
import type { Firing } from './firing.ts';

/** The reply window, in which an answer must be sent. */
const WINDOW_MS = 24 * 3600 * 1000;

/** The reason why a message is composed: a drip is due, or a person answered a message. */
export type Occasion = { kind: 'drip'; dueAt: Date } | AnswerOccasion;
interface AnswerOccasion {
  kind: 'answer';
  answersMessageId: string;
  at: Date;
  /** The campaign's message that its clicks count for. */
  counted: NonNullable<NewMessage['clicksCountFor']> | null;
}

/** A discount for one message. */
export interface GivenDiscount {
  code: string;
  values: { discountCode: string; discountPercent?: string };
  /** A code of its own, which must be created in the store before the message is sent; null for the merchant's. */
  pending: NewMessage['discount'];
}

interface Composition {
  occasion: Occasion;
  flow: StoredFlow;
  draft: Draft;
  discount: GivenDiscount | null;
  /** The link target of a shop's own template, in place of the campaign's page. */
  ownPage: string | null;
  parts: readonly ComposedPart[];
  senderId: string;
  recipient: { subscriber_id: string };
  now: Date;
}

/** Composes the messages of a flow for one person: the campaign's content, and what all campaigns share. */
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
    // The messages of one flow are sent in order; all others may be sent side by side.
    followsLast: at > 0,
    content,
    // The first message brings the code, which is created once.
    discount: at === 0 ? (discount?.pending ?? null) : null,
    discountCode: discount && (at > 0 || !discount.pending) ? discount.code : null,
  }));
}

/**
 * An answer's message counts in none of the campaign's figures, because the person asked for it; a click on its link
 * does.
 */
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

/** A message with a discount gets a code of its own, or the merchant's code. */
export function toGiven(discount: PromisedDiscount, now: Date, locale: string): GivenDiscount {
  const { percent } = discount;
  const code = discount.code ?? newCode();
  return {
    code,
    values: {
      discountCode: code,
      ...(percent !== null && { discountPercent: formatPercent(percent, locale) }),
    },
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
