import { HOUR_MS } from '#platform/clock/durations.ts';
import type { AskedMessage, CodFacts, ShopperRecord } from './offer.ts';
import type { CodSettings } from './settings.ts';

/** Whoever sent back so many paid orders, each with its discount, is offered no more. */
const MOST_RETURNED = 2;

/**
 * Whether an order's shopper is offered to pay online. The discount is no prize for ordering twice or for paying and
 * sending back: not while a link for the same goods waits, and not after two that came back within half a year.
 */
export function mayPrepay({
  settings,
  order,
  shopper,
}: Pick<CodFacts, 'settings' | 'order'> & { shopper: ShopperRecord }): boolean {
  if (!settings.enablePrepaid || !settings.paymentActive || order.lines === '') return false;
  return !shopper.hasLinkForSameLines && shopper.returned < MOST_RETURNED;
}

/** Until when an answer counts that ends by the clock, from when it was asked; null for as long as it is not sent. */
export function payableUntil(settings: CodSettings, asked: AskedMessage | null): Date | null {
  return endsAt(settings.expirePayment, settings.expirePaymentTime, asked);
}

export function cancellableUntil(settings: CodSettings, asked: AskedMessage | null): Date | null {
  return endsAt(settings.expireCancel, settings.expireCancelTime, asked);
}

function endsAt(
  expiry: CodSettings['expirePayment'],
  hours: number | null,
  asked: AskedMessage | null,
): Date | null {
  if (expiry === 'fulfillment' || hours === null || !asked) return null;
  return new Date((asked.sentAt ?? asked.madeAt).getTime() + hours * HOUR_MS);
}
