import { newCode } from '#features/discounts/server/index.ts';
import { withCampaignParameters } from '#features/links/server/index.ts';
import { PRIORITY, type NewMessage } from '#features/messaging/contract/message.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { DripDiscount } from '../../contract/drip-settings.ts';
import { showsDiscount } from '../../rules/pick-template.ts';
import { linksOf, toContent } from '../../rules/to-content.ts';
import type { Draft } from './campaign.ts';
import type { Firing } from './firing.ts';

interface Parts {
  draft: Draft;
  template: TemplateDefinition;
  senderId: string;
  subscriberId: string;
  now: Date;
}

/** A drip's message for one person: what its campaign says, with all that messages of campaigns share. */
export function composeMessage(
  { campaign: { definition }, step, due, subject, timer, eventAt }: Firing,
  { draft, template, senderId, subscriberId, now }: Parts,
): NewMessage {
  const { type, purpose, priority, lifetimeSeconds, voidedBy } = definition;
  // A template that shows no discount brings none, whatever its drip is set to.
  const discount = step.discount && showsDiscount(template) ? toDiscount(step.discount, now) : null;
  return {
    shopId: timer.shopId,
    messageKey: [type, step.dripId, subject.id].join(':'),
    senderId,
    subscriberId,
    channel: step.channel,
    purpose,
    source: { kind: 'campaign', type, id: step.dripId },
    sourceEvent: subject.id,
    ...(eventAt !== null && { sourceAt: new Date(eventAt) }),
    ...(due.amountMinor !== null && { sourceMinor: due.amountMinor }),
    ...(voidedBy !== null && { voidedBy }),
    content: toContent(step.channel, template, {
      values: { ...draft.values, ...discount?.values },
      imageUrl: draft.imageUrl,
    }),
    discount: discount?.pending ?? null,
    discountCode: discount && !discount.pending ? discount.code : null,
    priority: PRIORITY[priority],
    dueAt: now,
    expiresAt: new Date(timer.dueAt.getTime() + lifetimeSeconds * 1000),
    links:
      draft.link === null
        ? {}
        : linksTo(
            template,
            withCampaignParameters(draft.link, { ...(discount && { discount: discount.code }), ...step.utm }),
          ),
  };
}

/** The code that the message carries. One of its own has to be made in the store before the message goes. */
function toDiscount(discount: DripDiscount, now: Date) {
  const { percent } = discount;
  const code = discount.kind === 'fixed' ? discount.code : newCode();
  return {
    code,
    values: { discountCode: code, discountPercent: `${percent}%` },
    pending:
      discount.kind === 'fixed'
        ? null
        : { code, percent, expiresAt: new Date(now.getTime() + discount.expiresAfterSeconds * 1000) },
  };
}

/** Every link of a campaign's message leads to the same page. */
function linksTo(template: TemplateDefinition, url: string): Record<string, string> {
  return Object.fromEntries(linksOf(template).map((link) => [link, url]));
}
