import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { ChargeStatus, MOST_CAP_MINOR, PlanCard, PlanDetails, PriceRow, Reading } from './plan.ts';

export const getShopPlan = defineCall({
  method: 'GET',
  path: '/database/api/getShopPlan',
  summary: 'The plan of a shop, its features and its billing cycle',
  query: z.object({ shopUrl: z.string() }),
  response: PlanDetails,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getPlans = defineCall({
  method: 'GET',
  path: '/database/api/getPlans',
  summary: 'The plans a shop can choose from, with their prices',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    reading: Reading,
    plans: z.array(PlanCard),
    /** `own` has the shop's terms if it pays a price that is not listed. */
    prices: z.object({ listed: z.array(PriceRow), own: z.array(PriceRow) }),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

/**
 * Without a `confirmationURL` the plan has changed. With one, it changes once the merchant approves the charge there.
 */
export const changePlan = defineCall({
  method: 'POST',
  path: '/database/api/changePlan',
  summary: 'Changes the plan of a shop, or begins the change that its merchant then approves in the store',
  body: z.object({ shopURL: z.string(), plan: z.string().check(z.maxLength(100)) }),
  response: z.object({ plan: z.string(), confirmationURL: z.optional(z.string()) }),
  access: 'own',
  changes: ['plan'],
  mostPerMinute: 60,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'PLAN_UNKNOWN',
    'PRO_ONLY_FROM_FREE',
    'PLAN_CHANGE_UNDER_WAY',
    'TOO_MANY_PLAN_QUESTIONS',
    'PARTNER_FAILED',
  ],
});

/** Nothing changes before the merchant approves it at `confirmationURL`. Amounts are US cents. */
export const raiseUsageCap = defineCall({
  method: 'POST',
  path: '/database/api/raiseUsageCap',
  summary: 'Asks the store for a higher limit on what usage may cost in a billing cycle',
  body: z.object({ shopURL: z.string(), capMinor: z.int().check(z.positive(), z.maximum(MOST_CAP_MINOR)) }),
  response: z.object({ confirmationURL: z.string() }),
  access: 'own',
  changes: ['usageCapMinor'],
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NO_USAGE_CAP', 'CAP_NOT_HIGHER', 'CAP_TOO_HIGH', 'PARTNER_FAILED'],
});

/** `state` says whether the shop keeps an active charge. In both cases nothing stays pending. */
export const toggleHasActiveCharge = defineCall({
  method: 'POST',
  path: '/redis/toggleHasActiveCharge',
  summary: 'Cancels an upgrade that was not approved, and leaves the plan as it was',
  body: z.object({ shopUrl: z.string(), state: z.boolean() }),
  response: z.object({ status: ChargeStatus }),
  access: 'own',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
