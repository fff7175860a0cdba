import * as z from 'zod/mini';
import { readPercentage } from '../../rules/read-percentage.ts';

const Expiry = z.enum(['fulfillment', 'delay']);

/** What is set for cash on delivery, as its panel reads it; document 2, sections 2 to 5. */
const CodValues = z.object({
  enablePrepaid: z.boolean(),
  enableCancel: z.boolean(),
  /** In percent, as it was typed. */
  prepaidDiscount: z.string(),
  expirePayment: Expiry,
  /** In hours; null while it is not filled in. */
  expirePaymentTime: z.nullable(z.number()),
  expireCancel: Expiry,
  expireCancelTime: z.nullable(z.number()),
  realCancellation: z.boolean(),
  /** Whether orders may be turned into paid ones at all; whoever runs the installation says so. */
  paymentActive: z.boolean(),
});
export type CodValues = z.infer<typeof CodValues>;

const DEFAULTS: CodValues = {
  enablePrepaid: false,
  enableCancel: true,
  prepaidDiscount: '',
  expirePayment: 'fulfillment',
  expirePaymentTime: null,
  expireCancel: 'fulfillment',
  expireCancelTime: null,
  realCancellation: false,
  paymentActive: false,
};

/** The settings of a message as the panel shows them; what cannot be read starts as it would for a new shop. */
export function readCod(settings: Readonly<Record<string, unknown>>): CodValues {
  const read = CodValues.safeParse({ ...DEFAULTS, ...settings });
  return read.success ? read.data : DEFAULTS;
}

type CodField = 'prepaidDiscount' | 'expirePaymentTime' | 'expireCancelTime';

/** What keeps it from being saved. */
export function codProblems(
  settings: Readonly<Record<string, unknown>>,
): { field: CodField; words: string }[] {
  const cod = readCod(settings);
  const found: { field: CodField; words: string }[] = [];
  const read = readPercentage(cod.prepaidDiscount);
  if (read === 'invalid')
    found.push({ field: 'prepaidDiscount', words: 'Enter a valid percentage between 0.00 to 100.00' });
  if (cod.enablePrepaid && read === null)
    found.push({ field: 'prepaidDiscount', words: 'Discount cannot be empty' });
  if (cod.expirePayment === 'delay' && cod.expirePaymentTime === null)
    found.push({ field: 'expirePaymentTime', words: 'Expiration time cannot be empty' });
  if (cod.expireCancel === 'delay' && cod.expireCancelTime === null)
    found.push({ field: 'expireCancelTime', words: 'Expiration time cannot be empty' });
  return found;
}
