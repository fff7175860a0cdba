import type { CodFacts, Offer, OfferDraft, OrderState } from './offer.ts';
import { COD_DEFAULTS, type CodSettings } from './settings.ts';

export const ORDERED_AT = new Date('2026-11-20T10:00:00Z');
export const hours = (count: number) => new Date(ORDERED_AT.getTime() + count * 3_600_000);

const ORDER: OrderState = {
  orderId: '1001',
  createdAt: ORDERED_AT,
  isCashOnDelivery: true,
  isCancelled: false,
  isPaid: false,
  isSent: false,
  isOfDraft: false,
  isReachable: true,
  lines: '1×77',
};
const OFFER: Offer = {
  state: 'open',
  answeredAt: null,
  answeredMessageId: null,
  draft: null,
  prepaidOrderId: null,
};
export const DRAFT: OfferDraft = {
  draftOrderId: 'd1',
  hasFailed: false,
  isLinkSent: true,
  isWithdrawn: false,
  lines: '1×77',
};
/** All answers are offered, and Cancel cancels the order in the store. */
const ALL: CodSettings = {
  ...COD_DEFAULTS,
  enablePrepaid: true,
  paymentActive: true,
  prepaidDiscount: '5',
  realCancellation: true,
};
const FACTS: CodFacts = {
  now: hours(1),
  order: ORDER,
  offer: OFFER,
  settings: ALL,
  asked: { madeAt: ORDERED_AT, sentAt: ORDERED_AT, hasArrived: true },
  isCampaignOn: true,
  delaySeconds: 60,
  cancelsWithoutAnswer: true,
  shopper: { hasLinkForSameLines: false, returned: 0 },
};

export interface CaseFacts {
  order?: Partial<OrderState>;
  offer?: Partial<Offer> | null;
  draft?: Partial<OfferDraft>;
  settings?: Partial<CodSettings>;
  facts?: Partial<CodFacts>;
}

/** Returns the usual facts with the case's changes. */
export function makeFacts({ order, offer, draft, settings, facts }: CaseFacts): CodFacts {
  const answered = { answeredAt: ORDERED_AT, answeredMessageId: 'm1' };
  const withDraft = draft && { ...answered, state: 'paying' as const, draft: { ...DRAFT, ...draft } };
  return {
    ...FACTS,
    order: { ...ORDER, ...order },
    offer: offer === null ? null : { ...OFFER, ...withDraft, ...offer },
    settings: { ...ALL, ...settings },
    ...facts,
  };
}
