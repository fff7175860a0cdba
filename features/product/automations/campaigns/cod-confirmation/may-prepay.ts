import { HOUR_MS } from '#platform/clock/durations.ts';
import type { AskedMessage, CodFacts, ShopperRecord } from './offer.ts';
import type { CodSettings } from './settings.ts';

/** A shopper who returned this many paid orders, each with a discount, gets no more offers. */
const MOST_RETURNED = 2;

/**
 * Whether a shopper may pay an order online. The discount must not reward ordering twice, or paying and returning. So
 * there is no offer while a link for the same goods is open, or after two returned orders within half a year.
 */
export function mayPrepay({
  settings,
  order,
  shopper,
}: Pick<CodFacts, 'settings' | 'order'> & { shopper: ShopperRecord }): boolean {
  if (!settings.enablePrepaid || !settings.paymentActive || order.lines === '') return false;
  return !shopper.hasLinkForSameLines && shopper.returned < MOST_RETURNED;
}

/**
 * Returns until when an answer counts if it ends by time, starting at the question. Null if it only ends with the
 * shipment.
 */
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
