import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { AttributionWindows } from './attribution.ts';

const Side = z.object({ orders: z.int(), revenueMinor: z.int() });

export const getAttribution = defineCall({
  method: 'GET',
  path: '/database/api/analytics/attribution',
  summary: 'By which windows orders are credited, and what reads add to clicks',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    windows: AttributionWindows,
    usual: AttributionWindows,
    /** Whether past orders are still being counted with the new windows. */
    isRecounting: z.boolean(),
    /** How many of the shop's orders are counted, or null. */
    recount: z.nullable(z.object({ done: z.int(), of: z.int() })),
    currencyCode: z.string(),
    /** False if the operator has switched plans off. Then bills are not mentioned. */
    hasPlans: z.boolean(),
    /** The last 30 days without reads, and with them. */
    clickOnly: Side,
    clickAndRead: Side,
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setAttribution = defineCall({
  method: 'POST',
  path: '/database/api/analytics/attribution',
  summary: 'Changes the windows, and counts the past anew by them',
  body: z.object({ shopUrl: z.string(), windows: AttributionWindows }),
  response: z.object({ windows: AttributionWindows, isRecounting: z.boolean() }),
  access: 'configure',
  changes: ['clickHours', 'readHours'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
