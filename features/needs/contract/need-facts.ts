import * as z from 'zod/mini';

const Channel = z.enum(['WA', 'FB']);

/** Something that waits for the merchant, with its facts; a closed list. */
const NeedFacts = z.discriminatedUnion('kind', [
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
  /** The file is there, but the mail with its link was refused for good. */
  z.object({
    kind: z.literal('exportNotMailed'),
    exportId: z.string(),
    fileName: z.string(),
    emailTo: z.string(),
  }),
]);
export type NeedFacts = z.infer<typeof NeedFacts>;
