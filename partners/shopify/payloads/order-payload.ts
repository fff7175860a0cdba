import * as z from 'zod';
import { FulfilmentPayload } from './fulfilment-payload.ts';
import {
  Id,
  OptionalId,
  OptionalMoney,
  OptionalMoneySet,
  OptionalText,
  basketFields,
  lineFields,
  listOf,
} from './payload-fields.ts';

export const OrderLinePayload = z.looseObject({
  ...lineFields,
  id: OptionalId,
  admin_graphql_api_id: OptionalText,
  name: OptionalText,
  current_quantity: z.number().nullish(),
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
  ...basketFields,
  id: Id,
  admin_graphql_api_id: OptionalText,
  order_number: z.number().nullish(),
  token: OptionalText,
  checkout_token: OptionalText,
  checkout_id: OptionalId,
  contact_email: OptionalText,
  line_items: listOf(OrderLinePayload),
  total_price_set: OptionalMoneySet,
  current_total_price: OptionalMoney,
  total_outstanding: OptionalMoney,
  financial_status: OptionalText,
  fulfillment_status: OptionalText,
  payment_gateway_names: listOf(z.string()),
  tags: OptionalText,
  order_status_url: OptionalText,
  fulfillments: listOf(FulfilmentPayload),
  refunds: listOf(RefundPayload),
  test: z.boolean().nullish(),
  cancel_reason: OptionalText,
  processed_at: OptionalText,
  cancelled_at: OptionalText,
});
export type OrderPayload = z.infer<typeof OrderPayload>;
