import * as z from 'zod/mini';

/** A plan independent of its name. Names have changed over the years, see rules/plan-names.ts. */
export const PlanId = z.enum([
  'free',
  'automated',
  'multichannel',
  'business',
  'support',
  'pro',
  'enterprise',
  // Every shop's plan if the operator has switched plans off.
  'unlimited',
]);
export type PlanId = z.infer<typeof PlanId>;

/**
 * The state of a shop's charge. Document 1, section 4. `init`: a plan must be chosen. `pending`: the charge must be
 * approved. `active`, `existing`: nothing to do. `pendingOld`: greet. `declined`: the charge was refused in the store.
 */
export const ChargeStatus = z.enum(['init', 'pending', 'active', 'existing', 'pendingOld', 'declined']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

/**
 * Why a plan is not paid for. `toApprove`: the charge waits for the owner. `declined`: the owner refused it. `onHold`:
 * Shopify stopped the plan, because the store did not pay an invoice.
 */
export const Unpaid = z.enum(['toApprove', 'declined', 'onHold']);
export type Unpaid = z.infer<typeof Unpaid>;

/** Flags by name. A missing or true one is enabled, false is locked. Names: document 1, section 3. */
export const PlanFeatures = z.record(z.string(), z.boolean());
export type PlanFeatures = z.infer<typeof PlanFeatures>;

/** The things that a plan counts beside its price. Attributed revenue is by clicks and codes, in US cents. */
export const Meter = z.enum(['revenue', 'messages', 'conversations']);
export type Meter = z.infer<typeof Meter>;

/** The usage in this billing cycle, the included amount, and the maximum. Null means no maximum. */
export const MeterReading = z.object({
  meter: Meter,
  used: z.int(),
  included: z.int(),
  most: z.nullable(z.int()),
});
export type MeterReading = z.infer<typeof MeterReading>;

/**
 * The highest cap that a merchant can request here, in US cents, so that a typing mistake does not become a promise.
 */
export const MOST_CAP_MINOR = 10_000_00;

/** The maximum cost of usage in a cycle, and its current cost, in US cents. */
export const UsageCap = z.object({
  cappedMinor: z.int(),
  chargedMinor: z.int(),
  /** False if usage costs nothing beyond its cap. A higher cap would only cost more. */
  canRaise: z.boolean(),
});
export type UsageCap = z.infer<typeof UsageCap>;

/** A shop's plan with the API's names of document 1, section 3. */
export const PlanDetails = z.object({
  plan: z.string(),
  /** The plan's name on every screen. `plan` is its name in the API, which has several spellings. */
  title: z.string(),
  planId: z.nullable(PlanId),
  /** ISO time. Null on a plan that costs nothing. */
  nextBillingOn: z.nullable(z.string()),
  /** Attributed revenue of this cycle, as a currency string in US dollars. */
  currentBillingCycleRevenue: z.string(),
  /** The limit of the cycle: the included revenue, otherwise the maximum cost of usage. */
  currentPlanCappedAmount: z.string(),
  /** Whole days. 14 until a paid plan was first approved. */
  remainingTrialDays: z.int(),
  features: PlanFeatures,
  status: ChargeStatus,
  /** Where the charge is approved, while it is pending or was declined. */
  confirmationUrl: z.nullable(z.string()),
  readings: z.array(MeterReading),
  /** ISO time of the cycle's end on every plan, when the counts start again. */
  cycleEndsOn: z.string(),
  /** ISO time since when messages wait because the plan's limit is reached. Null while it is not. */
  limitReachedOn: z.nullable(z.string()),
  /** Null if usage is not charged. */
  usageCap: z.nullable(UsageCap),
  /** Whether the store reported that usage is close to its cap in this cycle. */
  isNearCap: z.boolean(),
});
export type PlanDetails = z.infer<typeof PlanDetails>;

/** `list` is for shops on a paid plan, `chooser` for shops on a free one. Document 1, section 9 has both. */
export const Reading = z.enum(['list', 'chooser']);
export type Reading = z.infer<typeof Reading>;

/** A plan as one shop sees it. */
export const PlanCard = z.object({
  /** The name for changing to it. */
  name: z.string(),
  /** Null for the shop's own plan of an old store. */
  planId: z.nullable(PlanId),
  title: z.string(),
  tagline: z.string(),
  /** US cents a month. Null if only the store knows the price of an old plan. */
  priceMinor: z.nullable(z.int()),
  /** The revenue up to which the price is not charged, in US cents. Null if it is always or never charged. */
  freeUpToMinor: z.nullable(z.int()),
  /** The text beside the price, for example "after $200 of attributed revenue". */
  priceNote: z.nullable(z.string()),
  /** The price of usage as the merchant agrees to it in the store, or the limit of a free plan. */
  usageTerms: z.nullable(z.string()),
  trialDays: z.int(),
  /** The same parts on every card, in the same order. */
  parts: z.array(z.object({ part: z.string(), isIncluded: z.boolean() })),
  isCurrent: z.boolean(),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** The prices of a plan as texts. */
export const PriceRow = z.object({
  title: z.string(),
  price: z.string(),
  meters: z.array(z.object({ included: z.string(), beyond: z.string() })),
  /** The maximum cost of usage in a month. */
  most: z.string(),
});
export type PriceRow = z.infer<typeof PriceRow>;

/** The merchant's fields that the plan's screens need. */
export interface PlanHolder {
  shopUrl: string;
  shopTimeZone: string;
  chargeStatus: { status: ChargeStatus; confirmationUrl?: string | undefined };
  planDetails: PlanDetails;
}
