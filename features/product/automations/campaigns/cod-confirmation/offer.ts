import * as z from 'zod/mini';
import type { CodSettings } from './settings.ts';

/**
 * Where a cash-on-delivery order stands with its shopper. `open`: nothing is decided. `paying`: a payment link was asked
 * for. `paid`: online, or in the store. `expired`: it was sent before anything was decided.
 */
export const OfferState = z.enum(['open', 'confirmed', 'cancelled', 'paying', 'paid', 'expired']);
export type OfferState = z.infer<typeof OfferState>;

/** What changed an offer, for whoever asks later. */
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
  /** The message whose answer asked for a payment link. */
  answeredMessageId: string | null;
  /** Null until a payment link was asked for; it is asked for once. */
  draft: OfferDraft | null;
  /** The order that the draft was paid into. */
  prepaidOrderId: string | null;
}

export interface OfferDraft {
  /** Null until the store made it. */
  draftOrderId: string | null;
  hasFailed: boolean;
  isLinkSaid: boolean;
  isWithdrawn: boolean;
  /** As `goodsOf` writes them, when it was asked for. */
  lines: string;
}

export interface OrderState {
  orderId: string;
  createdAt: Date;
  isCashOnDelivery: boolean;
  isCancelled: boolean;
  /** Money for it came in, a part of it at least, or is held for it. */
  isPaid: boolean;
  /** At least one parcel of it was sent. */
  isSent: boolean;
  /** It came out of a payment link of ours. */
  isOfDraft: boolean;
  isReachable: boolean;
  lines: string;
}

/** The message that asked, as it stands. */
export interface AskedMessage {
  madeAt: Date;
  sentAt: Date | null;
  /** It was delivered, or read. */
  hasArrived: boolean;
}

/** All that is known of an order and its offer. */
export interface CodFacts {
  now: Date;
  order: OrderState;
  offer: Offer | null;
  settings: CodSettings;
  asked: AskedMessage | null;
  isCampaignOn: boolean;
  /** How long after an order its shopper is asked. */
  delaySeconds: number;
  cancelsWithoutAnswer: boolean;
  shopper: ShopperRecord;
}

/** What else the same shopper did with payment links. */
export interface ShopperRecord {
  /** A payment link for the same lines, of another order, waits to be paid. */
  hasLinkForSameLines: boolean;
  /** How many orders they turned into paid ones that then were cancelled or refunded, in half a year. */
  returned: number;
}
