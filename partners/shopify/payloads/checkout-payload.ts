import * as z from 'zod';
import {
  AddressPayload,
  CustomerPayload,
  DiscountCode,
  NameValue,
  OptionalId,
  OptionalMoney,
  OptionalText,
} from './payload-fields.ts';

export const CheckoutLinePayload = z.looseObject({
  key: OptionalText,
  product_id: OptionalId,
  variant_id: OptionalId,
  title: OptionalText,
  variant_title: OptionalText,
  presentment_title: OptionalText,
  sku: OptionalText,
  vendor: OptionalText,
  quantity: z.number().default(1),
  price: OptionalMoney,
  line_price: OptionalMoney,
  compare_at_price: OptionalMoney,
  /** Not in the published bodies; some stores' bodies carry it. */
  image: z.unknown().optional(),
});
export type CheckoutLinePayload = z.infer<typeof CheckoutLinePayload>;

/** Body of `checkouts/create` and `checkouts/update`. */
export const CheckoutPayload = z.looseObject({
  id: OptionalId,
  token: z.string(),
  cart_token: OptionalText,
  name: OptionalText,
  email: OptionalText,
  phone: OptionalText,
  customer: CustomerPayload.nullish(),
  shipping_address: AddressPayload.nullish(),
  billing_address: AddressPayload.nullish(),
  line_items: z
    .array(CheckoutLinePayload)
    .nullish()
    .transform((lines) => lines ?? []),
  total_price: OptionalMoney,
  subtotal_price: OptionalMoney,
  total_discounts: OptionalMoney,
  total_line_items_price: OptionalMoney,
  currency: OptionalText,
  presentment_currency: OptionalText,
  discount_codes: z
    .array(DiscountCode)
    .nullish()
    .transform((codes) => codes ?? []),
  gateway: OptionalText,
  landing_site: OptionalText,
  referring_site: OptionalText,
  source_name: OptionalText,
  note: OptionalText,
  note_attributes: z
    .array(NameValue)
    .nullish()
    .transform((attributes) => attributes ?? []),
  buyer_accepts_marketing: z.boolean().nullish(),
  buyer_accepts_sms_marketing: z.boolean().nullish(),
  sms_marketing_phone: OptionalText,
  customer_locale: OptionalText,
  abandoned_checkout_url: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
  completed_at: OptionalText,
  closed_at: OptionalText,
});
export type CheckoutPayload = z.infer<typeof CheckoutPayload>;
