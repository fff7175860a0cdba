import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { StoreWord } from '#tools/test-environment/seeds/apply-as-store.ts';

const PRIME = 7919;

/** Returns a store's webhooks about one shopper, starting with the cart. The details depend on the shopper. */
export function storyOf(nth: number, start: Date): StoreWord[] {
  const moment = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS + nth);
  const [first, second] = [String(10_000 + nth * 10), String(10_001 + nth * 10)];
  const shopper = {
    // Some shoppers have only a number, some also a customer id.
    phone: `+49160${String(nth).padStart(7, '0')}`,
    ...(nth % 3 !== 0 && { customer: { id: 500 + nth, first_name: `Shopper ${nth}` } }),
  };
  const cart = (token: string, minutes: number, quantity: number): StoreWord =>
    reported('checkouts/update', moment(minutes), {
      token: `${token}-${nth}`,
      ...shopper,
      ...money(quantity),
      abandoned_checkout_url: `https://wren.example/recover/${token}-${nth}`,
      created_at: moment(token === 'a' ? 1 : 20),
    });
  const order = (id: string, topic: string, minutes: number, more: object = {}): StoreWord =>
    reported(topic, moment(minutes), {
      id,
      name: `#${id}`,
      checkout_token: id === first ? `a-${nth}` : null,
      ...shopper,
      ...money(1),
      ...(nth % 4 === 0
        ? { financial_status: 'pending', payment_gateway_names: ['Cash on Delivery (COD)'] }
        : { financial_status: 'paid', payment_gateway_names: ['Visa'] }),
      created_at: moment(id === first ? 5 : 40),
      ...more,
    });
  const parcel = { id: `7${first}`, order_id: first, status: 'success', created_at: moment(10) };
  const sent = (minutes: number, more: object) =>
    reported('fulfillments/update', moment(minutes), { ...parcel, tracking_number: 'T1', ...more });
  const paidBack = { kind: 'refund', status: 'success', amount: '12.00', currency: 'EUR' };
  const isCancelled = nth % 5 === 1;
  return [
    cart('a', 1, 1),
    cart('a', 2, nth % 7 === 0 ? 0 : 2),
    ...(nth % 6 === 5 ? [] : [order(first, 'orders/create', 5), order(first, 'orders/paid', 6)]),
    sent(10, {}),
    ...(isCancelled ? [order(first, 'orders/cancelled', 12, { cancelled_at: moment(12) })] : []),
    order(first, 'orders/updated', 15, {
      fulfillment_status: 'fulfilled',
      fulfillments: [{ ...parcel, updated_at: moment(10) }],
      ...(isCancelled && { cancelled_at: moment(12) }),
      // The merchant added an item.
      ...(nth % 3 === 0 && { total_price: '24.00', current_total_price: '24.00' }),
    }),
    cart('b', 20, 1),
    reported('refunds/create', moment(25), {
      id: `8${first}`,
      order_id: first,
      created_at: moment(25),
      transactions: nth % 2 === 0 ? [paidBack] : [],
    }),
    ...(nth % 2 === 0 ? [order(second, 'orders/create', 40)] : []),
    sent(50, { shipment_status: 'in_transit' }),
    sent(60, { shipment_status: 'delivered' }),
  ];
}

function reported(topic: string, at: Date, body: object): StoreWord {
  return { topic, at, body: { updated_at: at, ...body } };
}

function money(quantity: number) {
  const line = { product_id: 1, variant_id: 10, title: 'Stoneware mug', price: '12.00' };
  return {
    currency: 'EUR',
    total_price: String(12 * quantity),
    line_items: quantity === 0 ? [] : [{ ...line, quantity, current_quantity: quantity }],
  };
}

/** Mixes several shoppers' webhooks: the first webhook of each, then the rest, alternating between two at a time. */
export function interleaveStories(stories: readonly (readonly StoreWord[])[]): StoreWord[] {
  const longest = Math.max(...stories.map((story) => story.length));
  const turns = Array.from({ length: Math.ceil(longest / 2) }, (_, turn) =>
    stories.flatMap((story) => story.slice(turn * 2, turn * 2 + 2)),
  );
  return turns.flat();
}

/** Returns them in another order, the same in each run. */
export function shuffled(webhooks: readonly StoreWord[]): StoreWord[] {
  return webhooks
    .map((one, nth) => ({ one, place: ((nth + 1) * PRIME) % (webhooks.length + 1) }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one);
}
