import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';

/** Where the plans are; they lie over this page, as over any other. */
export const PLANS = '/dashboard?plans=open';

/** One sentence, and one place to go. */
export const Need = z.object({
  /** One of `NeedFacts`. A screen shows the sentence, and so does not carry their shapes. */
  facts: z.looseObject({ kind: z.string() }),
  sentence: z.string(),
  action: z.object({ label: z.string(), path: z.string() }),
});
export type Need = z.infer<typeof Need>;

/** What happened yesterday and today so far, by the shop's days. Money in minor units. */
export const SinceYesterday = z.object({
  sent: z.int(),
  read: z.int(),
  clicked: z.int(),
  orders: z.int(),
  revenueMinor: z.int(),
});
export type SinceYesterday = z.infer<typeof SinceYesterday>;

export const getNeeds = defineCall({
  method: 'GET',
  path: '/database/api/analytics/needs',
  summary: 'What waits for the merchant, the worst first, and what happened since yesterday',
  query: z.object({
    shopUrl: z.string(),
    /** Sums up one channel's messages alone since yesterday; what waits is of all. */
    channel: z.optional(Channel),
  }),
  response: z.object({
    /** Empty: nothing needs them. */
    needs: z.array(Need),
    currencyCode: z.string(),
    since: SinceYesterday,
    sinceSentence: z.string(),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
