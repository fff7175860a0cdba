import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

const Channel = z.enum(['WA', 'FB']);

/** Something that waits for the merchant, with its facts; a closed list. */
export const NeedFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pageLost') }),
  z.object({ kind: z.literal('tokenDead'), channel: Channel }),
  z.object({ kind: z.literal('senderStopped'), channel: Channel }),
  z.object({ kind: z.literal('qualityLow'), channel: Channel }),
  z.object({ kind: z.literal('receiptsLate'), channel: Channel }),
  z.object({ kind: z.literal('planLimitReached') }),
  z.object({ kind: z.literal('planCapNear') }),
  z.object({ kind: z.literal('templateRejected'), name: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('templatePaused'), name: z.string(), reason: z.string() }),
  /** On, and there is nothing to send from. */
  z.object({ kind: z.literal('campaignWithoutSender'), channel: Channel, type: z.string() }),
  z.object({ kind: z.literal('campaignIdle'), channel: Channel, type: z.string(), days: z.int() }),
  z.object({
    kind: z.literal('toolIdle'),
    channel: Channel,
    toolId: z.string(),
    name: z.string(),
    days: z.int(),
  }),
  z.object({ kind: z.literal('webhookRefused'), topic: z.string() }),
  z.object({
    kind: z.literal('givenUp'),
    webhooks: z.int(),
    timers: z.int(),
    commands: z.int(),
    mails: z.int(),
  }),
  z.object({ kind: z.literal('importFailed'), importId: z.string(), name: z.string() }),
  z.object({ kind: z.literal('exportFailed'), exportId: z.string(), fileName: z.string() }),
]);
export type NeedFacts = z.infer<typeof NeedFacts>;

/** One sentence, and one place to go. */
export const Need = z.object({
  facts: NeedFacts,
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
  query: z.object({ shopUrl: z.string() }),
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
