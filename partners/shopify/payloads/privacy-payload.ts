import * as z from 'zod';
import { Id, OptionalId, OptionalText } from './payload-fields.ts';

const RequestedCustomer = z
  .looseObject({ id: OptionalId, email: OptionalText, phone: OptionalText })
  .nullish()
  .transform((customer) => customer ?? {});
const OrderIds = z
  .array(Id)
  .nullish()
  .transform((ids) => ids ?? []);

/** Body of `customers/data_request`: a customer asks the store what is known of them. */
export const DataRequestPayload = z.looseObject({
  customer: RequestedCustomer,
  orders_requested: OrderIds,
});

/** Body of `customers/redact`: a customer is to be forgotten. */
export const CustomerRedactPayload = z.looseObject({
  customer: RequestedCustomer,
  orders_to_redact: OrderIds,
});
