import * as z from 'zod';
import {
  CustomerPayload,
  Id,
  Moment,
  OptionalId,
  OptionalKey,
  OptionalText,
  part,
} from './payload-fields.ts';

/** Body of `customers/create` and `customers/update`. */
export const CustomerWebhookPayload = z.looseObject({
  ...CustomerPayload.shape,
  id: Id,
  updated_at: Moment,
});
export type CustomerWebhookPayload = z.infer<typeof CustomerWebhookPayload>;

/** Body of `customers/delete`. */
export const CustomerDeletePayload = z.looseObject({ id: Id, admin_graphql_api_id: OptionalText });

/** Body of `customers_whats_app_marketing_consent/update`. */
export const WhatsAppConsentPayload = z.looseObject({
  customer_id: OptionalId,
  phone_number: OptionalKey,
  whats_app_marketing_consent: part(
    z.looseObject({
      /** SUBSCRIBED, UNSUBSCRIBED, NOT_SUBSCRIBED, PENDING, REDACTED or INVALID, in either case. */
      state: OptionalText,
      opt_in_level: OptionalText,
      collected_from: OptionalText,
      updated_at: OptionalText,
    }),
  ),
});
