import * as z from 'zod';
import { Id, OptionalText } from './payload-fields.ts';

/** Body of `app/uninstalled` and `shop/update`. */
export const ShopPayload = z.looseObject({
  id: Id,
  name: OptionalText,
  email: OptionalText,
  customer_email: OptionalText,
  domain: OptionalText,
  myshopify_domain: OptionalText,
  phone: OptionalText,
  shop_owner: OptionalText,
  country_code: OptionalText,
  country_name: OptionalText,
  currency: OptionalText,
  iana_timezone: OptionalText,
  primary_locale: OptionalText,
  plan_name: OptionalText,
  plan_display_name: OptionalText,
  money_format: OptionalText,
});
export type ShopPayload = z.infer<typeof ShopPayload>;
