import * as z from 'zod/mini';
import { readPercentage } from '../../rules/read-percentage.ts';

/** What ends an offer: that the order is sent, or so many hours after it was made. Being sent ends both. */
const Expiry = z.enum(['fulfillment', 'delay']);
/** Null while it is not filled in. Whole hours; a form may hold others for as long as it is not saved. */
const Hours = z.nullable(z.number());
const MOST_HOURS = 8760;

const Fields = z.object({
  enablePrepaid: z.prefault(z.boolean(), false),
  enableCancel: z.prefault(z.boolean(), true),
  /** In percent, as it was typed. */
  prepaidDiscount: z.prefault(z.string().check(z.maxLength(8)), ''),
  expirePayment: z.prefault(Expiry, 'fulfillment'),
  expirePaymentTime: z.prefault(Hours, null),
  expireCancel: z.prefault(Expiry, 'fulfillment'),
  expireCancelTime: z.prefault(Hours, null),
  /** Whether a tap on Cancel cancels the order in the store; else it is tagged, and the merchant cancels it. */
  realCancellation: z.prefault(z.boolean(), false),
  /** Whether orders may be turned into paid ones at all; the operator alone says so. */
  paymentActive: z.prefault(z.boolean(), false),
  /** What the store's own payment methods are called that are paid in cash, beside those that are known. */
  codLabels: z.prefault(z.array(z.string()), []),
});
export type CodSettings = z.infer<typeof Fields>;

/** All that is set for cash on delivery alone; the messages are document 2's, section 5. */
export const CodSettings = Fields.check(
  z.refine(({ enablePrepaid, prepaidDiscount }) => !enablePrepaid || prepaidDiscount.trim() !== '', {
    path: ['prepaidDiscount'],
    error: 'Discount cannot be empty',
  }),
  z.refine(({ prepaidDiscount }) => readPercentage(prepaidDiscount) !== 'invalid', {
    path: ['prepaidDiscount'],
    error: 'Enter a valid percentage between 0.00 to 100.00',
  }),
  ...expiryChecks('expirePayment', 'expirePaymentTime'),
  ...expiryChecks('expireCancel', 'expireCancelTime'),
  z.refine(({ codLabels }) => codLabels.length <= 20 && codLabels.every(isLabel), {
    path: ['codLabels'],
    error: 'Enter 20 names at most, each of 100 characters at most',
  }),
);

function isLabel(label: string): boolean {
  return label.trim() !== '' && label.length <= 100;
}

/** What a new shop starts with. */
export const COD_DEFAULTS: CodSettings = Fields.parse({});

/** Settings that may be half filled in, as a form holds them; what cannot be read starts as for a new shop. */
export function readUnfinished(settings: unknown): CodSettings {
  const read = Fields.safeParse(settings);
  return read.success ? read.data : COD_DEFAULTS;
}

/** How much is off for whoever pays online, in percent. */
export function prepaidPercent({ prepaidDiscount }: Pick<CodSettings, 'prepaidDiscount'>): number {
  const read = readPercentage(prepaidDiscount);
  return typeof read === 'number' ? read : 0;
}

function isWholeHours(hours: number | null): boolean {
  return hours !== null && Number.isInteger(hours) && hours >= 0;
}

function expiryChecks(
  expiry: 'expirePayment' | 'expireCancel',
  hours: 'expirePaymentTime' | 'expireCancelTime',
) {
  return [
    z.refine<z.infer<typeof Fields>>((one) => one[expiry] !== 'delay' || one[hours] !== null, {
      path: [hours],
      error: 'Expiration time cannot be empty',
    }),
    z.refine<z.infer<typeof Fields>>((one) => one[expiry] !== 'delay' || (one[hours] ?? 0) <= MOST_HOURS, {
      path: [hours],
      error: 'Enter a year at most, which is 8760 hours',
    }),
    z.refine<z.infer<typeof Fields>>((one) => one[hours] === null || isWholeHours(one[hours]), {
      path: [hours],
      error: 'Enter whole hours',
    }),
  ];
}
