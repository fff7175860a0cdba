import * as z from 'zod';
import { OptionalMoney, OptionalText, StrictMoney } from './payload-fields.ts';

/** Body of `app_subscriptions/update`. */
export const AppSubscriptionPayload = z.looseObject({
  app_subscription: z.looseObject({
    admin_graphql_api_id: z.string(),
    name: z.string(),
    status: z.enum(['PENDING', 'ACCEPTED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED']),
    admin_graphql_api_shop_id: OptionalText,
    created_at: OptionalText,
    updated_at: OptionalText,
    currency: z.string().nullish(),
    capped_amount: StrictMoney,
    price: OptionalMoney,
    interval: OptionalText,
    plan_handle: OptionalText,
  }),
});

/** Body of `app_subscriptions/approaching_capped_amount`, sent at 90% of the cap. */
export const CappedAmountPayload = z.looseObject({
  app_subscription: z.looseObject({
    admin_graphql_api_id: z.string(),
    name: z.string(),
    balance_used: StrictMoney,
    capped_amount: StrictMoney,
    currency_code: z.string().nullish(),
    admin_graphql_api_shop_id: OptionalText,
    created_at: OptionalText,
    updated_at: OptionalText,
  }),
});
