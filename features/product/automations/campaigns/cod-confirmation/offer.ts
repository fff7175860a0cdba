import * as z from 'zod/mini';
import type { CodSettings } from './settings.ts';

/**
 * The state of a cash-on-delivery order. `open`: undecided. `paying`: a payment link was requested. `paid`: online or
 * in the store. `expired`: it was shipped before a decision.
 */
export const OfferState = z.enum(['open', 'confirmed', 'cancelled', 'paying', 'paid', 'expired']);
export type OfferState = z.infer<typeof OfferState>;

/** The reason of an offer's last change, for later questions. */
export type Because =
  | 'confirmed'
  | 'cancelled'
  | 'askedToPay'
  | 'paidOnline'
  | 'paidInStore'
  | 'cancelledInStore'
  | 'sent'
  | 'edited'
  | 'draftFailed'
  | 'linkExpired'
  | 'noAnswer';

export interface Offer {
  state: OfferState;
  answeredAt: Date | null;
  /** The message whose answer requested a payment link. */
  answeredMessageId: string | null;
  /** Null until a payment link was requested, which happens once. */
  draft: OfferDraft | null;
  /** The order that the draft became when it was paid. */
  prepaidOrderId: string | null;
}

export interface OfferDraft {
  /** Null until the store has made it. */
  draftOrderId: string | null;
  hasFailed: boolean;
  isLinkSent: boolean;
  isWithdrawn: boolean;
  /** The goods in the form of `goodsOf` at the time of the request. */
  lines: string;
}

export interface OrderState {
  orderId: string;
  createdAt: Date;
  isCashOnDelivery: boolean;
  isCancelled: boolean;
  /** Whether at least a part of it was paid or authorised. */
  isPaid: boolean;
  /** Whether at least one shipment was sent. */
  isSent: boolean;
  /** Whether it came from one of our payment links. */
  isOfDraft: boolean;
  isReachable: boolean;
  lines: string;
}

/** The state of the message with the question. */
export interface AskedMessage {
  madeAt: Date;
  sentAt: Date | null;
  /** Whether it was delivered or read. */
  hasArrived: boolean;
}

/** Everything that is known about an order and its offer. */
export interface CodFacts {
  now: Date;
  order: OrderState;
  offer: Offer | null;
  settings: CodSettings;
  asked: AskedMessage | null;
  isCampaignOn: boolean;
  /** The time between an order and its question. */
  delaySeconds: number;
  cancelsWithoutAnswer: boolean;
  shopper: ShopperRecord;
}

/** The shopper's other payment links. */
export interface ShopperRecord {
  /** Whether a payment link for the same goods of another order is open. */
  hasLinkForSameLines: boolean;
  /** How many of their paid orders were cancelled or refunded within half a year. */
  returned: number;
}
