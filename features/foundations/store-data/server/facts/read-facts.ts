import { CheckoutPayload } from '#partners/shopify/payloads/checkout-payload.ts';
import { FulfilmentEventPayload, FulfilmentPayload } from '#partners/shopify/payloads/fulfilment-payload.ts';
import { OrderPayload, RefundPayload } from '#partners/shopify/payloads/order-payload.ts';
import type { CheckoutFacts, OrderFacts, RefundFacts } from '../../contract/store-facts.ts';
import { readCheckout } from '../../rules/read-checkout.ts';
import { readFulfilment, readFulfilmentEvent, type ReportedFulfilment } from '../../rules/read-fulfilment.ts';
import { readFulfilments, readOrder, readRefunds } from '../../rules/read-order.ts';
import { readRefund } from '../../rules/read-refund.ts';
import { bodyParsersOf } from '../body-parsers.ts';
import type { Shop } from '../store-queries.ts';

/** A report of the store: its body, and when. */
export interface ReportedBody {
  body: unknown;
  triggeredAt: Date;
}

/** The subject of the report. `placement`: an order that was placed just now. */
export type ReportedFact = ReportedBody & {
  of: 'checkout' | 'order' | 'placement' | 'refund' | 'fulfilment' | 'fulfilmentEvent';
};

/** A reported checkout. */
export interface CheckoutFact {
  of: 'checkout';
  checkout: CheckoutFacts;
  reportedAt: Date;
}

/** A reported order, with everything else in its body. */
export interface OrderFact {
  of: 'order';
  order: OrderFacts;
  reportedAt: Date;
  isNews: boolean;
  refunds: readonly RefundFacts[];
  fulfilments: readonly ReportedFulfilment[];
}

/** A part of an order that was reported separately. */
export type PartFact =
  | { of: 'refund'; orderId: string; refund: RefundFacts }
  | { of: 'fulfilment'; orderId: string; fulfilment: ReportedFulfilment };

export type StoreFact = CheckoutFact | OrderFact | PartFact;

/** Converts a report to facts; null if it contains none. Throws if the body cannot be understood. */
export function readFact(shop: Shop, { of, body, triggeredAt }: ReportedFact): StoreFact | null {
  switch (of) {
    case 'checkout': {
      const checkout = readCheckout(CheckoutPayload.parse(body), triggeredAt, bodyParsersOf(shop));
      return { of, checkout, reportedAt: triggeredAt };
    }
    case 'order':
    case 'placement':
      return readOrderFact(shop, { body, triggeredAt }, of === 'placement');
    case 'refund': {
      // A refund whose amount cannot be read is reported again inside its order, which knows the exchange rate.
      const refund = readRefund(RefundPayload.parse(body), triggeredAt, bodyParsersOf(shop));
      return refund && { of, orderId: refund.orderId, refund };
    }
    case 'fulfilment':
      return partOf(readFulfilment(FulfilmentPayload.parse(body), triggeredAt));
    case 'fulfilmentEvent':
      return partOf(readFulfilmentEvent(FulfilmentEventPayload.parse(body), triggeredAt));
  }
}

function readOrderFact(shop: Shop, { body, triggeredAt }: ReportedBody, isPlacement: boolean): OrderFact {
  const parsed = OrderPayload.parse(body);
  const parsers = bodyParsersOf(shop);
  const order = readOrder(parsed, triggeredAt, parsers);
  return {
    of: 'order',
    order,
    reportedAt: triggeredAt,
    // An order from before the installation is not new, unless the store reports it as placed.
    isNews: isPlacement || order.createdAt >= shop.installed_at,
    refunds: readRefunds(parsed, triggeredAt, parsers),
    fulfilments: readFulfilments(parsed, triggeredAt),
  };
}

function partOf(fulfilment: ReportedFulfilment | null): PartFact | null {
  return fulfilment && { of: 'fulfilment', orderId: fulfilment.facts.orderId, fulfilment };
}

/** The identifiers of a shopper in checkouts and orders. */
export type ShopperNames = Pick<OrderFacts, 'phoneE164' | 'customerId' | 'email'>;

/**
 * The subjects of a fact: facts about the same thing or shopper are processed in order of arrival. A part of an order
 * does not name its owner; `shoppers` does, by order.
 */
export function keysOf(fact: StoreFact, shoppers: ReadonlyMap<string, readonly ShopperNames[]>): string[] {
  switch (fact.of) {
    case 'checkout':
      return [`checkout ${fact.checkout.checkoutToken}`, ...namesOf(fact.checkout)];
    case 'order': {
      const { orderId, checkoutToken } = fact.order;
      const from = checkoutToken === null ? [] : [`checkout ${checkoutToken}`];
      return [`order ${orderId}`, ...from, ...namesOf(fact.order)];
    }
    case 'refund':
    case 'fulfilment':
      return [`order ${fact.orderId}`, ...(shoppers.get(fact.orderId) ?? []).flatMap(namesOf)];
  }
}

function namesOf({ phoneE164, customerId, email }: ShopperNames): string[] {
  return [
    ...(phoneE164 === null ? [] : [`phone ${phoneE164}`]),
    ...(customerId === null ? [] : [`customer ${customerId}`]),
    ...(email === null ? [] : [`email ${email.toLowerCase()}`]),
  ];
}

/** The order of a fact. */
export function orderIdOf(fact: StoreFact): string | null {
  if (fact.of === 'checkout') return null;
  return fact.of === 'order' ? fact.order.orderId : fact.orderId;
}
