import * as z from 'zod/mini';

/** A plan whatever it is called: names have changed over the years, see rules/plan-names.ts. */
export const PlanId = z.enum([
  'free',
  'automated',
  'multichannel',
  'business',
  'support',
  'pro',
  'enterprise',
  // Every shop's plan where the operator switched plans off.
  'unlimited',
]);
export type PlanId = z.infer<typeof PlanId>;

/**
 * Where a shop stands with its charge; document 1, section 4. `init`: a plan must be chosen. `pending`: approve the
 * charge. `active`, `existing`: all is well. `pendingOld`: greet. `declined`: the charge was refused in the store.
 */
export const ChargeStatus = z.enum(['init', 'pending', 'active', 'existing', 'pendingOld', 'declined']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

/** Flags by name; a missing or true one is enabled, false is locked. Names: document 1, section 3. */
export const PlanFeatures = z.record(z.string(), z.boolean());
export type PlanFeatures = z.infer<typeof PlanFeatures>;

/** What a plan counts beside its price; attributed revenue by clicks and codes, in US cents. */
export const Meter = z.enum(['revenue', 'messages', 'conversations']);
export type Meter = z.infer<typeof Meter>;

/** What was counted in this billing cycle, what the price includes, and the most there is room for; null: no bound. */
export const MeterReading = z.object({
  meter: Meter,
  used: z.int(),
  included: z.int(),
  most: z.nullable(z.int()),
});
export type MeterReading = z.infer<typeof MeterReading>;

/** The highest cap that a merchant can ask for here, in US cents: a typing mistake must not become a promise. */
export const MOST_CAP_MINOR = 10_000_00;

/** What usage may cost in a cycle at most, and what it came to in this one; US cents. */
export const UsageCap = z.object({
  cappedMinor: z.int(),
  chargedMinor: z.int(),
  /** False where usage is flat beyond its cap: a higher one would only cost more. */
  canRaise: z.boolean(),
});
export type UsageCap = z.infer<typeof UsageCap>;

/** A shop's plan, named as document 1, section 3 names it on the wire. */
export const PlanDetails = z.object({
  plan: z.string(),
  planId: z.nullable(PlanId),
  /** ISO moment; null on a plan that costs nothing. */
  nextBillingOn: z.nullable(z.string()),
  /** Attributed revenue of this cycle, as a currency string in US dollars. */
  currentBillingCycleRevenue: z.string(),
  /** What bounds the cycle: the revenue that the price includes, else the most that usage may cost. */
  currentPlanCappedAmount: z.string(),
  /** Whole days; 14 until a paid plan was first approved. */
  remainingTrialDays: z.int(),
  features: PlanFeatures,
  status: ChargeStatus,
  /** Where the charge is approved, while it is pending or was declined. */
  confirmationUrl: z.nullable(z.string()),
  readings: z.array(MeterReading),
  /** ISO moment at which the cycle ends and the counts begin anew, on every plan. */
  cycleEndsOn: z.string(),
  /** ISO moment since when messages wait because the plan has no room left in this cycle; null while it has. */
  limitReachedOn: z.nullable(z.string()),
  /** Null where nothing is charged by use. */
  usageCap: z.nullable(UsageCap),
  /** The store told that usage is close to its cap in this cycle. */
  isNearCap: z.boolean(),
});
export type PlanDetails = z.infer<typeof PlanDetails>;

/** `list` is for shops on a paid plan, `chooser` for shops on a free one; document 1, section 9 has both. */
export const Reading = z.enum(['list', 'chooser']);
export type Reading = z.infer<typeof Reading>;

/** A plan as it is offered to one shop. */
export const PlanCard = z.object({
  /** The name to change to. */
  name: z.string(),
  /** Null: the shop's own plan of an old store. */
  planId: z.nullable(PlanId),
  title: z.string(),
  tagline: z.string(),
  /** US cents a month; null where only the store knows what an old plan costs. */
  priceMinor: z.nullable(z.int()),
  /** The revenue up to which the price is not charged, in US cents; null where it is charged always or never. */
  freeUpToMinor: z.nullable(z.int()),
  /** What stands beside the price, for example 'after $200 of attributed revenue'. */
  priceNote: z.nullable(z.string()),
  /** What usage costs, as the merchant agrees to it in the store, or what a free plan has room for. */
  usageTerms: z.nullable(z.string()),
  trialDays: z.int(),
  /** The same parts on every card, in the same order. */
  parts: z.array(z.object({ part: z.string(), isIncluded: z.boolean() })),
  isCurrent: z.boolean(),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** The prices of one plan, written out. */
export const PriceRow = z.object({
  title: z.string(),
  price: z.string(),
  meters: z.array(z.object({ included: z.string(), beyond: z.string() })),
  /** The most that usage costs in a month. */
  most: z.string(),
});
export type PriceRow = z.infer<typeof PriceRow>;

/** The part of a merchant that the plan's screens need. */
export interface PlanHolder {
  shopUrl: string;
  shopTimeZone: string;
  chargeStatus: { status: ChargeStatus; confirmationUrl?: string | undefined };
  planDetails: PlanDetails;
}
