import * as z from 'zod';
import { OptionalId, OptionalText } from './payload-fields.ts';

/** Body of `fulfillments/create` and `fulfillments/update`, and each fulfilment inside an order. */
export const FulfilmentPayload = z.looseObject({
  id: OptionalId,
  order_id: OptionalId,
  admin_graphql_api_id: OptionalText,
  name: OptionalText,
  /** `pending`, `open`, `success`, `cancelled`, `error` or `failure`. */
  status: OptionalText,
  /** The carrier's status, as in the events below; null until there is one. */
  shipment_status: OptionalText,
  tracking_company: OptionalText,
  tracking_number: OptionalText,
  tracking_url: OptionalText,
  /** Only in queries; no webhook includes it. */
  delivered_at: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
});
export type FulfilmentPayload = z.infer<typeof FulfilmentPayload>;

/** Body of `fulfillment_events/create`: a carrier's status and its time. */
export const FulfilmentEventPayload = z.looseObject({
  id: OptionalId,
  fulfillment_id: OptionalId,
  order_id: OptionalId,
  /** `label_printed`, `in_transit`, `out_for_delivery`, `attempted_delivery`, `delivered`, `failure` and the like. */
  status: OptionalText,
  happened_at: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
});
export type FulfilmentEventPayload = z.infer<typeof FulfilmentEventPayload>;
