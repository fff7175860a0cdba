import fc from 'fast-check';

/** An event in the carts of one shopper, for tests. Minutes count from the start. */
export type StoryStep =
  /** A cart is started or changed, with this many lines, on the phone or on a device that only knows the customer. */
  | { kind: 'cart'; cart: number; lines: number; isPhone: boolean }
  /** An order from one of the carts, or without a cart. */
  | { kind: 'order'; cart: number | null; isPhone: boolean }
  /** The order with this number is reported again, if it exists. */
  | { kind: 'again'; order: number }
  /** All due timers fire. A crash undoes everything. */
  | { kind: 'fire'; crashes: boolean };

export interface StoryMoment {
  step: StoryStep;
  /** Minutes since the previous event. */
  minutes: number;
}

const cart = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<StoryStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('cart'), cart, lines: fc.nat(2), isPhone: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('order'), cart: fc.option(cart), isPhone: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again'), order: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fire'), crashes: fc.boolean() }) },
);

/**
 * Random sequences of events. They are up to ninety minutes apart, a reminder waits an hour, and all timers fire at the
 * end.
 */
export const stories: fc.Arbitrary<StoryMoment[]> = fc
  .array(fc.record({ step, minutes: fc.nat(90) }), { minLength: 2, maxLength: 14 })
  .map((moments) => [...moments, { step: { kind: 'fire', crashes: false }, minutes: 600 }]);

/** Whether the shopper has ordered from a cart, or anything since the cart was started. It must not be reminded of then. */
export function wasOrdered(
  { token, startedAt }: { token: string; startedAt: Date },
  orders: readonly { checkoutToken: string | null; createdAt: Date }[],
): boolean {
  return orders.some((order) => order.checkoutToken === token || order.createdAt >= startedAt);
}
