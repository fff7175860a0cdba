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

export type CartEffect =
  /** Starts the drip's timer, or moves it when it runs already. */
  { kind: 'setTimer'; dripId: string; dueAt: Date } | { kind: 'cancelTimers' };

/**
 * A checkout was begun or changed: every change starts the wait anew, an end of the cart ends it.
 * Nothing starts while the campaign is off, so that switching it on later reminds nobody of old carts.
 */
export function decideOnCheckout(
  cart: CartFacts,
  campaign: { isOn: boolean; drips: readonly DripFacts[] },
): CartEffect[] {
  if (cart.completedAt || cart.lines.length === 0) return [{ kind: 'cancelTimers' }];
  if (!campaign.isOn || !cart.phoneE164 || !cart.recoverUrl) return [];
  return campaign.drips.map(({ dripId, delaySeconds }) => ({
    kind: 'setTimer',
    dripId,
    dueAt: new Date(cart.updatedAt.getTime() + delaySeconds * 1000),
  }));
}

/** What is known when a drip's timer fires. */
export interface ReminderFacts {
  cart: CartFacts;
  campaignOn: boolean;
  /** Whether this shopper has ordered since the checkout was begun, from it or elsewhere. */
  orderedSince: boolean;
  /** Whether the same shopper has begun a newer checkout. */
  hasNewerCheckout: boolean;
  subscriber: { hasMarketingConsent: boolean } | null;
  hasSender: boolean;
}

export type ReminderDecision =
  | { kind: 'remind' }
  | {
      kind: 'drop';
      reason: 'campaignOff' | 'completed' | 'emptied' | 'ordered' | 'replaced' | 'notSubscribed' | 'noSender';
    };

/** Whether a cart's reminder is made; the gate asks again at the moment of sending. */
export function decideOnReminder(facts: ReminderFacts): ReminderDecision {
  if (!facts.campaignOn) return { kind: 'drop', reason: 'campaignOff' };
  if (facts.cart.completedAt) return { kind: 'drop', reason: 'completed' };
  if (facts.cart.lines.length === 0) return { kind: 'drop', reason: 'emptied' };
  if (facts.orderedSince) return { kind: 'drop', reason: 'ordered' };
  if (facts.hasNewerCheckout) return { kind: 'drop', reason: 'replaced' };
  if (!facts.subscriber?.hasMarketingConsent) return { kind: 'drop', reason: 'notSubscribed' };
  if (!facts.hasSender) return { kind: 'drop', reason: 'noSender' };
  return { kind: 'remind' };
}
