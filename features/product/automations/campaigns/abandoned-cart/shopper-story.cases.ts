import fc from 'fast-check';

/** What may happen to one shopper's carts, as tests tell it. Minutes count from the beginning. */
export type StoryStep =
  /** A cart is begun or changed, with so many lines, on the phone or on a device that knows the customer only. */
  | { kind: 'cart'; cart: number; lines: number; isPhone: boolean }
  /** An order, from one of the carts or by itself. */
  | { kind: 'order'; cart: number | null; isPhone: boolean }
  /** The order at that place, where there is one, is told again. */
  | { kind: 'again'; order: number }
  /** Everything that is due fires; a crash undoes all of it. */
  | { kind: 'fire'; crashes: boolean };

export interface StoryMoment {
  step: StoryStep;
  /** Since the moment before. */
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

/** Stories of an hour's wait: moments apart by up to ninety minutes; at the end everything fires. */
export const stories: fc.Arbitrary<StoryMoment[]> = fc
  .array(fc.record({ step, minutes: fc.nat(90) }), { minLength: 2, maxLength: 14 })
  .map((moments) => [...moments, { step: { kind: 'fire', crashes: false }, minutes: 600 }]);

/** Whether somebody ordered from a cart, or anything since they began it: nobody may be reminded of it then. */
export function wasOrdered(
  { token, begunAt }: { token: string; begunAt: Date },
  orders: readonly { checkoutToken: string | null; createdAt: Date }[],
): boolean {
  return orders.some((order) => order.checkoutToken === token || order.createdAt >= begunAt);
}
