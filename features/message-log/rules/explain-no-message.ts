import type { NoMessageReason } from '../contract/why-calls.ts';

/** A cart or an order for which no message was made, with the facts around it. */
export interface SilentEvent {
  kind: 'checkout' | 'order';
  at: Date;
  installedAt: Date;
  /** When its message is due, while its timer runs. */
  timerDueAt: Date | null;
  isEmpty: boolean;
  cancelledAt: Date | null;
  /** When the shopper ordered, from this cart or elsewhere since. */
  orderedAt: Date | null;
  hasNewerCheckout: boolean;
  hasPhone: boolean;
  /** Null: there is no campaign for it. */
  campaign: { isOn: boolean; changedAt: Date } | null;
  /** Null: nobody on WhatsApp has this number. `revokedAt` is the last time that consent ended. */
  subscriber: { hasMarketingConsent: boolean; revokedAt: Date | null } | null;
  hasSender: boolean;
}

interface Why {
  why: NoMessageReason;
  /** The moment that belongs to it. */
  at: Date | null;
}

/** Why nothing was sent for it, from what is known now; the first reason that holds. */
export function explainNoMessage(event: SilentEvent): Why {
  const { timerDueAt, campaign, subscriber } = event;
  if (timerDueAt) return { why: 'timerRunning', at: timerDueAt };
  const own = event.kind === 'checkout' ? whyOfCart(event) : whyOfOrder(event);
  if (own) return own;
  if (!campaign) return { why: 'noCampaign', at: null };
  if (event.at < event.installedAt) return { why: 'beforeInstall', at: event.installedAt };
  if (!campaign.isOn) return { why: 'campaignOff', at: campaign.changedAt };
  if (campaign.changedAt > event.at) return { why: 'campaignWasOff', at: campaign.changedAt };
  if (!event.hasPhone) return { why: 'noPhone', at: null };
  if (!subscriber) return { why: 'notSubscribed', at: null };
  if (event.kind === 'checkout' && !subscriber.hasMarketingConsent) {
    return subscriber.revokedAt
      ? { why: 'unsubscribed', at: subscriber.revokedAt }
      : { why: 'noConsent', at: null };
  }
  if (!event.hasSender) return { why: 'noSender', at: null };
  return { why: 'noneFound', at: null };
}

function whyOfCart({ isEmpty, orderedAt, hasNewerCheckout }: SilentEvent): Why | null {
  if (isEmpty) return { why: 'emptied', at: null };
  if (orderedAt) return { why: 'orderedFirst', at: orderedAt };
  return hasNewerCheckout ? { why: 'replaced', at: null } : null;
}

function whyOfOrder({ cancelledAt }: SilentEvent): Why | null {
  return cancelledAt ? { why: 'cancelled', at: cancelledAt } : null;
}
