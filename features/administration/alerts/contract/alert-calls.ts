import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';

/** The path of the plans. They open as a dialog over the current page. */
export const PLANS = '/dashboard?plans=open';

/** An alert: one sentence and one action. */
export const Alert = z.object({
  /**
   * The value is an `AlertFacts`. The schema is loose so that the browser need not load all shapes, because screens show
   * only the sentence.
   */
  facts: z.looseObject({ kind: z.string() }),
  sentence: z.string(),
  action: z.object({ label: z.string(), path: z.string() }),
});
export type Alert = z.infer<typeof Alert>;

/** The figures of one or more days of the shop. Money is in minor units. */
export const FiguresOfDays = z.object({
  sent: z.int(),
  read: z.int(),
  clicked: z.int(),
  orders: z.int(),
  revenueMinor: z.int(),
});
export type FiguresOfDays = z.infer<typeof FiguresOfDays>;

export const getAlerts = defineCall({
  method: 'GET',
  path: '/database/api/analytics/needs',
  summary: 'What waits for the merchant, the worst first, and what happened since yesterday',
  query: z.object({
    shopUrl: z.string(),
    /** Limits the figures to one channel. The alerts always cover all channels. */
    channel: z.optional(Channel),
  }),
  response: z.object({
    /** Empty if nothing needs attention. */
    needs: z.array(Alert),
    currencyCode: z.string(),
    /** Yesterday and today so far, in the shop's time zone. */
    since: FiguresOfDays,
    /** Today so far, as part of `since`. */
    today: FiguresOfDays,
    sinceSentence: z.string(),
    /** Whether a broadcast is being sent now, or is paused. */
    isSendingBroadcast: z.boolean(),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
