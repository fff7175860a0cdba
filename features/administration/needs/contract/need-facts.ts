import * as z from 'zod/mini';

const Channel = z.enum(['WA', 'FB']);

const Meter = z.enum(['messages', 'conversations']);
const Template = { name: z.string(), isOwn: z.boolean(), reason: z.string() };

/** Something that waits for the merchant, with its facts; a closed list. */
const NeedFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pageLost') }),
  z.object({ kind: z.literal('tokenDead'), channel: Channel }),
  z.object({ kind: z.literal('senderStopped'), channel: Channel }),
  z.object({ kind: z.literal('qualityLow'), channel: Channel }),
  z.object({ kind: z.literal('receiptsLate'), channel: Channel }),
  z.object({ kind: z.literal('planLimitReached') }),
  z.object({ kind: z.literal('planCapNear') }),
  /** A change of plan switched them off. */
  z.object({
    kind: z.literal('lockedByPlan'),
    tools: z.array(z.string()),
    campaigns: z.array(z.string()),
  }),
  /** By the last count; `most` is all there is room for in the billing cycle. */
  z.object({ kind: z.literal('planUsageNear'), meter: Meter, used: z.int(), most: z.int() }),
  /** People that the number wrote to in 24 hours, and may write to. */
  z.object({ kind: z.literal('dayLimitNear'), used: z.int(), most: z.int() }),
  /** One that is `isOwn` was made by the merchant, who can change it. */
  z.object({ kind: z.literal('templateRejected'), ...Template }),
  z.object({ kind: z.literal('templatePaused'), ...Template }),
  z.object({ kind: z.literal('templateDisabled'), ...Template }),
  /** WhatsApp counts it as marketing now, though it was submitted as something else. */
  z.object({ kind: z.literal('templateRecategorised'), name: z.string(), isOwn: z.boolean() }),
  /** It stopped by itself, or could not be sent; `reason` is a sentence or two. */
  z.object({
    kind: z.literal('broadcastStopped'),
    broadcastId: z.string(),
    name: z.string(),
    reason: z.string(),
  }),
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
  /** The address that leads back to a cart, for want of approval for protected fields. */
  z.object({ kind: z.literal('recoveryUrlWithheld') }),
  /** Customer data that the store withholds for want of an approval, in Shopify's words: name, email, phone, address. */
  z.object({ kind: z.literal('fieldsWithheld'), fields: z.array(z.string()) }),
  /** It was asked again and again for hours, in vain. */
  z.object({ kind: z.literal('storeSilent') }),
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
