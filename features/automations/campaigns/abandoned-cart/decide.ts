import type { CartEnding } from '#features/store-data/contract/store-facts.ts';

/** The checkout as it stands when something happens to it. */
export interface CartFacts {
  checkoutToken: string;
  phoneE164: string | null;
  lines: readonly { productId: string | null; title: string; quantity: number; priceMinor: number }[];
  recoverUrl: string | null;
  completedAt: Date | null;
  updatedAt: Date;
}

export interface DripFacts {
  dripId: string;
  delaySeconds: number;
}

/** A drip's timer that is started, or moved when it runs already. */
export interface CartTimer {
  dripId: string;
  dueAt: Date;
}

/**
 * A checkout was begun or changed: every change starts the wait anew.
 * Nothing starts while the campaign is off, so that switching it on later reminds nobody of old carts.
 */
export function decideOnCheckout(
  cart: CartFacts,
  campaign: { isOn: boolean; drips: readonly DripFacts[] },
): CartTimer[] {
  if (cart.completedAt || cart.lines.length === 0) return [];
  if (!campaign.isOn || !cart.phoneE164 || !cart.recoverUrl) return [];
  return campaign.drips.map(({ dripId, delaySeconds }) => ({
    dripId,
    dueAt: new Date(cart.updatedAt.getTime() + delaySeconds * 1000),
  }));
}

/** What is known when a drip's timer fires. */
export interface ReminderFacts {
  campaignOn: boolean;
  cartEnding: CartEnding | null;
  subscriber: { hasMarketingConsent: boolean } | null;
  hasSender: boolean;
}

export type ReminderDecision =
  | { kind: 'remind' }
  | {
      kind: 'drop';
      reason: 'campaignOff' | CartEnding | 'notSubscribed' | 'noSender';
    };

/** Whether a cart's reminder is made; the gate asks again at the moment of sending. */
export function decideOnReminder(facts: ReminderFacts): ReminderDecision {
  if (!facts.campaignOn) return { kind: 'drop', reason: 'campaignOff' };
  if (facts.cartEnding) return { kind: 'drop', reason: facts.cartEnding };
  if (!facts.subscriber?.hasMarketingConsent) return { kind: 'drop', reason: 'notSubscribed' };
  if (!facts.hasSender) return { kind: 'drop', reason: 'noSender' };
  return { kind: 'remind' };
}
