import { toMinorUnits } from '#platform/money/minor-units.ts';
import type { BodyParsers } from './read-checkout.ts';

/** A shop in euros, with phone numbers in international format. */
export const EURO_SHOP: BodyParsers = {
  shopCurrency: 'EUR',
  readPhone: (written) => (written?.startsWith('+') ? written : null),
  toMinorUnits,
};

/** When the webhooks of these tests were triggered. */
export const TRIGGERED_AT = new Date('2026-11-20T12:00:00Z');
