import * as z from 'zod';
import {
  OptionalId,
  OptionalMoney,
  OptionalText,
  basketFields,
  lineFields,
  listOf,
  part,
} from './payload-fields.ts';

export const CheckoutLinePayload = z.looseObject({
  ...lineFields,
  key: OptionalText,
  presentment_title: OptionalText,
  line_price: OptionalMoney,
  compare_at_price: OptionalMoney,
  /** Not in the published bodies, but some stores send it. */
  image: z.unknown().optional(),
});
export type CheckoutLinePayload = z.infer<typeof CheckoutLinePayload>;

/** Body of `checkouts/create` and `checkouts/update`. */
export const CheckoutPayload = z.looseObject({
  ...basketFields,
  id: OptionalId,
  token: z.string().min(1).max(255),
  line_items: listOf(CheckoutLinePayload),
  buyer_accepts_sms_marketing: part(z.boolean()),
  sms_marketing_phone: OptionalText,
  abandoned_checkout_url: OptionalText,
  completed_at: OptionalText,
});
export type CheckoutPayload = z.infer<typeof CheckoutPayload>;
