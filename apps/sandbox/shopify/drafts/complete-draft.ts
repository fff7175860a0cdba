import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { newToken, nextId } from '../new-id.ts';
import { announceOrder } from '../orders/announce-order.ts';
import { GATEWAY_NAMES, type Order } from '../orders/order.ts';
import { untouched } from '../place-order.ts';
import type { Address, StoreRecords } from '../store.ts';
import type { DraftOrder } from './draft-order.ts';
import { deliveryCents, draftTotals } from './draft-totals.ts';
import { notifyDraft } from './notify-draft.ts';

export interface Completing {
  /** `card`: the shopper pays on the payment page. `manual`: the merchant or an app marks the draft as paid. */
  payment: 'card' | 'manual';
  isPaid: boolean;
  /** The shopper's address, if the draft has none. */
  address?: Address | null;
}

/** Returns why a draft cannot become an order. Null if it can. */
export function completeRefusalReason(draft: DraftOrder): string | null {
  return draft.status === 'completed' ? 'This order has already been paid' : null;
}

/** Turns a draft into an order with the draft's tags, note and attributes, and notifies the apps. */
export function completeDraft(
  sandbox: Sandbox,
  records: StoreRecords,
  { draft, ...how }: Completing & { draft: DraftOrder },
): Order {
  const now = sandbox.clock.now().toISOString();
  const order = makeOrder(records, { draft, now, ...how });
  Object.assign(draft, { status: 'completed', orderId: order.id, completedAt: now, updatedAt: now });
  const eventId = randomUUID();
  announceOrder(sandbox, records, { order, eventId });
  notifyDraft(sandbox, records, { draft, what: 'UPDATE', eventId });
  return order;
}

function makeOrder(
  records: StoreRecords,
  { draft, payment, isPaid, address, now }: Completing & { draft: DraftOrder; now: string },
): Order {
  const { store } = records;
  const isCheckout = payment === 'card';
  const { totalCents, ...money } = moneyOf(draft, isCheckout);
  store.lastOrderNumber += 1;
  return {
    ...untouched(now),
    id: nextId(store),
    number: store.lastOrderNumber,
    token: newToken(),
    checkoutId: isCheckout ? nextId(store) : null,
    checkoutToken: isCheckout ? newToken() : null,
    cartToken: null,
    draftOrderId: draft.id,
    sourceName: draft.sourceName ?? 'shopify_draft_order',
    lines: draft.lines.map(({ discount: _discount, ...line }) => ({
      ...line,
      id: nextId(store),
      currentQuantity: line.quantity,
    })),
    ...money,
    totalCents,
    originalTotalCents: totalCents,
    receivedCents: isPaid ? totalCents : 0,
    discountCode: null,
    discountTitle: draft.discount?.title ?? draft.discount?.description ?? null,
    customerId: draft.customerId ?? 0,
    contact: { phone: draft.phone, email: draft.email },
    address: draft.shippingAddress ?? address ?? null,
    acceptsMarketing: false,
    payment,
    gatewayName: GATEWAY_NAMES[payment],
    financialStatus: isPaid ? 'paid' : 'pending',
    tags: draft.tags,
    note: draft.note,
    attributes: draft.attributes,
    landingSite: null,
    referringSite: null,
  };
}

type OrderMoneyParts = Pick<
  Order,
  'subtotalCents' | 'discountCents' | 'discountType' | 'discountValue' | 'shippingCents' | 'totalCents'
>;

function moneyOf(draft: DraftOrder, isCheckout: boolean): OrderMoneyParts {
  const totals = draftTotals(draft);
  const fullCents = draft.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const shippingCents = isCheckout ? deliveryCents(draft) : totals.shippingCents;
  const { discount } = draft;
  return {
    subtotalCents: fullCents,
    discountCents: fullCents - totals.subtotalCents,
    discountType: discount && (discount.valueType === 'PERCENTAGE' ? 'percentage' : 'fixed_amount'),
    discountValue: discount && discount.value.toFixed(discount.valueType === 'PERCENTAGE' ? 1 : 2),
    shippingCents,
    totalCents: totals.subtotalCents + shippingCents,
  };
}
