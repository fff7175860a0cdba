import * as z from 'zod';
import { FulfilmentPayload } from './fulfilment-payload.ts';
import {
  Count,
  Id,
  OptionalId,
  OptionalKey,
  OptionalMoney,
  OptionalMoneySet,
  OptionalText,
  StrictMoney,
  basketFields,
  lineFields,
  listOf,
  part,
} from './payload-fields.ts';

export const OrderLinePayload = z.looseObject({
  ...lineFields,
  id: OptionalId,
  admin_graphql_api_id: OptionalText,
  name: OptionalText,
  current_quantity: part(Count),
  total_discount: OptionalMoney,
});
export type OrderLinePayload = z.infer<typeof OrderLinePayload>;

/** Body of `refunds/create`, and each refund in an order. The refunded amounts are all read or none. */
export const RefundPayload = z.looseObject({
  id: OptionalId,
  admin_graphql_api_id: OptionalText,
  order_id: OptionalId,
  created_at: OptionalText,
  note: OptionalText,
  refund_line_items: listOf(
    z.looseObject({
      id: OptionalId,
      line_item_id: OptionalId,
      quantity: part(Count),
      subtotal: OptionalMoney,
      subtotal_set: OptionalMoneySet,
    }),
  ),
  order_adjustments: listOf(z.looseObject({ amount_set: OptionalMoneySet })),
  transactions: z
    .array(
      z.looseObject({
        id: OptionalId,
        amount: StrictMoney,
        amount_set: OptionalMoneySet,
        currency: z.string().nullish(),
        kind: z.string().nullish(),
        status: z.string().nullish(),
      }),
    )
    .nullish(),
});
export type RefundPayload = z.infer<typeof RefundPayload>;

/** A refund in an order. An unreadable one is kept without its id, because the order's value must not ignore it. */
const RefundOfOrder = RefundPayload.catch(() => RefundPayload.parse({}));

/** Body of `orders/create`, `orders/paid`, `orders/updated`, `orders/cancelled` and `orders/fulfilled`. */
export const OrderPayload = z.looseObject({
  ...basketFields,
  id: Id,
  admin_graphql_api_id: OptionalText,
  order_number: part(z.number()),
  token: OptionalText,
  checkout_token: OptionalKey,
  contact_email: OptionalKey,
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
  refunds: listOf(RefundOfOrder),
  test: part(z.boolean()),
  cancel_reason: OptionalText,
  processed_at: OptionalText,
  cancelled_at: OptionalText,
});
export type OrderPayload = z.infer<typeof OrderPayload>;
