import type { SkipReason } from '#features/engine/messaging/contract/gate-rules.ts';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** A checkout, and the reason why it must not be reminded of, or null. */
export interface CartFacts {
  checkoutToken: string;
  phoneE164: string | null;
  customerId: string | null;
  /** Whether the cart came from the browser of a Messenger chat. */
  isLinked: boolean;
  recoverUrl: string | null;
  updatedAt: Date;
  ending: CartEnding | null;
}

/** The facts when a checkout changed or an order was placed. */
export interface EventFacts {
  /** The checkout that changed. Null for an order. */
  cart: CartFacts | null;
  /** Carts of the same shopper that have ended. */
  ended: readonly { checkoutToken: string; ending: CartEnding }[];
}

/** The reasons of a cart's end. The gate uses the same names. */
const REASONS = {
  ordered: 'orderedSince',
  emptied: 'cartEmptied',
  replaced: 'cartReplaced',
} as const satisfies Record<CartEnding, SkipReason>;

/** Starts a cart's wait again at every change, and stops waiting for a cart that has ended. */
export function decideOnEvent({ cart, ended }: EventFacts): Effect[] {
  const ends = ended.map(({ checkoutToken, ending }): Effect => ({
    kind: 'end',
    subject: cartSubject(checkoutToken),
    reason: REASONS[ending],
  }));
  if (!cart) return ends;
  const about = { subject: cartSubject(cart.checkoutToken), from: cart.updatedAt };
  const reason = skipReason(cart);
  return [...ends, reason === null ? { kind: 'start', ...about } : { kind: 'leave', ...about, reason }];
}

/** Decides whether a cart's reminder is created. The gate decides again at the moment of sending. */
export function decideOnTimer(
  cart: Pick<CartFacts, 'ending' | 'phoneE164' | 'customerId' | 'isLinked' | 'recoverUrl'>,
): Decision {
  const reason = skipReason(cart);
  return reason === null ? { kind: 'send' } : { kind: 'drop', reason };
}

function skipReason(cart: Parameters<typeof decideOnTimer>[0]) {
  const { ending, phoneE164, customerId, isLinked, recoverUrl } = cart;
  if (ending) return REASONS[ending];
  // On Messenger a shopper is known by their cart, or as the store's customer.
  if (phoneE164 === null && customerId === null && !isLinked) return 'noPhone';
  return recoverUrl === null ? 'noWayBack' : null;
}

export function cartSubject(checkoutToken: string): Subject {
  return { kind: 'checkout', id: checkoutToken };
}
