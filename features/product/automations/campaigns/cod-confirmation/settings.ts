import * as z from 'zod/mini';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { readPercentage } from '../../rules/read-percentage.ts';
import { texts } from '../../texts/all.ts';

/** The end of an offer: the shipment, or a number of hours. The shipment ends both kinds. */
const Expiry = z.enum(['fulfillment', 'delay']);
/** Null while it is not filled in. Whole hours. An unsaved form can contain others. */
const Hours = z.nullable(z.number());
const MOST_HOURS = 8760;

const Fields = z.object({
  enablePrepaid: z.prefault(z.boolean(), false),
  enableCancel: z.prefault(z.boolean(), true),
  /** In percent, as typed. */
  prepaidDiscount: z.prefault(z.string().check(z.maxLength(8)), ''),
  expirePayment: z.prefault(Expiry, 'fulfillment'),
  expirePaymentTime: z.prefault(Hours, null),
  expireCancel: z.prefault(Expiry, 'fulfillment'),
  expireCancelTime: z.prefault(Hours, null),
  /**
   * Whether a tap on Cancel cancels the order in the store. Otherwise the order is tagged, and the merchant cancels it.
   */
  realCancellation: z.prefault(z.boolean(), false),
  /** Whether orders can be turned into paid ones. Only the operator sets it. */
  paymentActive: z.prefault(z.boolean(), false),
  /** The store's own names of cash payment methods, in addition to the known ones. */
  codLabels: z.prefault(z.array(z.string()), []),
});
export type CodSettings = z.infer<typeof Fields>;

/** The settings of cash on delivery. The messages are those of document 2, section 5. */
export const CodSettings = Fields.check(
  z.refine(({ enablePrepaid, prepaidDiscount }) => !enablePrepaid || prepaidDiscount.trim() !== '', {
    path: ['prepaidDiscount'],
    error: () => sentenceFor('PREPAID_DISCOUNT_EMPTY'),
  }),
  z.refine(({ prepaidDiscount }) => readPercentage(prepaidDiscount) !== 'invalid', {
    path: ['prepaidDiscount'],
    error: () => sentenceFor('PERCENTAGE_INVALID'),
  }),
  ...expiryChecks('expirePayment', 'expirePaymentTime'),
  ...expiryChecks('expireCancel', 'expireCancelTime'),
  z.refine(({ codLabels }) => codLabels.length <= 20 && codLabels.every(isLabel), {
    path: ['codLabels'],
    error: () => sentenceFor('PAYMENT_NAMES_INVALID'),
  }),
);

function isLabel(label: string): boolean {
  return label.trim() !== '' && label.length <= 100;
}

/** The settings of a new shop. */
export const COD_DEFAULTS: CodSettings = Fields.parse({});

/** Reads settings that may be incomplete, as in a form. Unreadable settings get their defaults. */
export function readUnfinished(settings: unknown): CodSettings {
  const read = Fields.safeParse(settings);
  return read.success ? read.data : COD_DEFAULTS;
}

/** Returns the discount for paying online, in percent. */
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
      error: () => sentenceFor('EXPIRATION_EMPTY'),
    }),
    z.refine<z.infer<typeof Fields>>((one) => one[expiry] !== 'delay' || (one[hours] ?? 0) <= MOST_HOURS, {
      path: [hours],
      error: () => sentenceFor('EXPIRATION_TOO_LONG'),
    }),
    z.refine<z.infer<typeof Fields>>((one) => one[hours] === null || isWholeHours(one[hours]), {
      path: [hours],
      error: () => texts.problems.hours,
    }),
  ];
}
