import type { SkipReason } from '#features/engine/messaging/contract/gate-rules.ts';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** A checkout, and why it is not to be reminded of any more; null while it is. */
export interface CartFacts {
  checkoutToken: string;
  phoneE164: string | null;
  customerId: string | null;
  /** The cart came from the browser of somebody in Messenger. */
  isLinked: boolean;
  recoverUrl: string | null;
  updatedAt: Date;
  ending: CartEnding | null;
}

/** What there is when a checkout changed or an order came. */
export interface EventFacts {
  /** The checkout that changed; null when it was an order. */
  cart: CartFacts | null;
  /** Carts of the same shopper that came to an end. */
  ended: readonly { checkoutToken: string; ending: CartEnding }[];
}

/** A cart comes to its end in these ways; the gate has the same words. */
const REASONS = {
  ordered: 'orderedSince',
  emptied: 'cartEmptied',
  replaced: 'cartReplaced',
} as const satisfies Record<CartEnding, SkipReason>;

/** Every change of a cart starts its wait anew; a cart that came to an end is not waited for any more. */
export function decideOnEvent({ cart, ended }: EventFacts): Effect[] {
  const ends = ended.map(({ checkoutToken, ending }): Effect => ({
    kind: 'end',
    subject: cartSubject(checkoutToken),
    reason: REASONS[ending],
  }));
  if (!cart) return ends;
  const about = { subject: cartSubject(cart.checkoutToken), from: cart.updatedAt };
  const reason = whyNotReminded(cart);
  return [...ends, reason === null ? { kind: 'start', ...about } : { kind: 'leave', ...about, reason }];
}

/** Whether a cart's reminder is made; the gate asks again at the moment of sending. */
export function decideOnTimer(
  cart: Pick<CartFacts, 'ending' | 'phoneE164' | 'customerId' | 'isLinked' | 'recoverUrl'>,
): Decision {
  const reason = whyNotReminded(cart);
  return reason === null ? { kind: 'send' } : { kind: 'drop', reason };
}

function whyNotReminded(cart: Parameters<typeof decideOnTimer>[0]) {
  const { ending, phoneE164, customerId, isLinked, recoverUrl } = cart;
  if (ending) return REASONS[ending];
  // On Messenger a shopper is known by their cart, or as the store's customer.
  if (phoneE164 === null && customerId === null && !isLinked) return 'noPhone';
  return recoverUrl === null ? 'noWayBack' : null;
}

export function cartSubject(checkoutToken: string): Subject {
  return { kind: 'checkout', id: checkoutToken };
}
