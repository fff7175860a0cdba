import * as z from 'zod';
import {
  AddressPayload,
  CustomerPayload,
  DiscountCode,
  Id,
  NameValue,
  OptionalId,
  OptionalMoney,
  OptionalMoneySet,
  OptionalText,
} from './payload-fields.ts';

export const OrderLinePayload = z.looseObject({
  id: OptionalId,
  admin_graphql_api_id: OptionalText,
  product_id: OptionalId,
  variant_id: OptionalId,
  title: OptionalText,
  name: OptionalText,
  variant_title: OptionalText,
  sku: OptionalText,
  vendor: OptionalText,
  quantity: z.number().default(1),
  current_quantity: z.number().nullish(),
  price: OptionalMoney,
  total_discount: OptionalMoney,
});
export type OrderLinePayload = z.infer<typeof OrderLinePayload>;

/** Body of `refunds/create`, and each refund inside an order. */
export const RefundPayload = z.looseObject({
  id: OptionalId,
  admin_graphql_api_id: OptionalText,
  order_id: OptionalId,
  created_at: OptionalText,
  note: OptionalText,
  refund_line_items: z
    .array(
      z.looseObject({
        id: OptionalId,
        line_item_id: OptionalId,
        quantity: z.number().nullish(),
        subtotal: OptionalMoney,
        subtotal_set: OptionalMoneySet,
      }),
    )
    .nullish(),
  order_adjustments: z.array(z.looseObject({ amount_set: OptionalMoneySet })).nullish(),
  transactions: z
    .array(
      z.looseObject({
        id: OptionalId,
        amount: OptionalMoney,
        amount_set: OptionalMoneySet,
        currency: OptionalText,
        kind: OptionalText,
        status: OptionalText,
      }),
    )
    .nullish(),
});
export type RefundPayload = z.infer<typeof RefundPayload>;

/** Body of `orders/create`, `orders/paid`, `orders/updated`, `orders/cancelled` and `orders/fulfilled`. */
export const OrderPayload = z.looseObject({
  id: Id,
  admin_graphql_api_id: OptionalText,
  name: OptionalText,
  order_number: z.number().nullish(),
  token: OptionalText,
  cart_token: OptionalText,
  checkout_token: OptionalText,
  checkout_id: OptionalId,
  email: OptionalText,
  contact_email: OptionalText,
  phone: OptionalText,
  customer: CustomerPayload.nullish(),
  shipping_address: AddressPayload.nullish(),
  billing_address: AddressPayload.nullish(),
  line_items: z
    .array(OrderLinePayload)
    .nullish()
    .transform((lines) => lines ?? []),
  total_price: OptionalMoney,
  total_price_set: OptionalMoneySet,
  subtotal_price: OptionalMoney,
  total_discounts: OptionalMoney,
  total_line_items_price: OptionalMoney,
  current_total_price: OptionalMoney,
  total_outstanding: OptionalMoney,
  currency: OptionalText,
  presentment_currency: OptionalText,
  discount_codes: z
    .array(DiscountCode)
    .nullish()
    .transform((codes) => codes ?? []),
  financial_status: OptionalText,
  fulfillment_status: OptionalText,
  gateway: OptionalText,
  payment_gateway_names: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
  landing_site: OptionalText,
  referring_site: OptionalText,
  source_name: OptionalText,
  tags: OptionalText,
  note: OptionalText,
  note_attributes: z
    .array(NameValue)
    .nullish()
    .transform((attributes) => attributes ?? []),
  buyer_accepts_marketing: z.boolean().nullish(),
  customer_locale: OptionalText,
  order_status_url: OptionalText,
  refunds: z
    .array(RefundPayload)
    .nullish()
    .transform((refunds) => refunds ?? []),
  test: z.boolean().nullish(),
  cancel_reason: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
  processed_at: OptionalText,
  cancelled_at: OptionalText,
  closed_at: OptionalText,
});
export type OrderPayload = z.infer<typeof OrderPayload>;
