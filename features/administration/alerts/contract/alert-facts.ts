import * as z from 'zod/mini';

const Channel = z.enum(['WA', 'FB']);

const Meter = z.enum(['messages', 'conversations']);
const Template = { name: z.string(), isOwn: z.boolean(), reason: z.string() };

/** Something that needs the merchant's attention, with its facts. The list is closed. */
const AlertFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pageLost') }),
  z.object({ kind: z.literal('tokenDead'), channel: Channel }),
  z.object({ kind: z.literal('senderStopped'), channel: Channel }),
  z.object({ kind: z.literal('qualityLow'), channel: Channel }),
  z.object({ kind: z.literal('receiptsLate'), channel: Channel }),
  z.object({ kind: z.literal('planLimitReached') }),
  z.object({ kind: z.literal('planCapNear') }),
  /** A change of plan switched off these tools and campaigns. */
  z.object({
    kind: z.literal('lockedByPlan'),
    tools: z.array(z.string()),
    campaigns: z.array(z.string()),
  }),
  /** `used` is from the last count. `most` is the limit of the billing cycle. */
  z.object({ kind: z.literal('planUsageNear'), meter: Meter, used: z.int(), most: z.int() }),
  /** `used` is how many people the number wrote to in 24 hours. `most` is the limit for 24 hours. */
  z.object({ kind: z.literal('dayLimitNear'), used: z.int(), most: z.int() }),
  /** If `isOwn` is true, the merchant created the template and can change it. */
  z.object({ kind: z.literal('templateRejected'), ...Template }),
  z.object({ kind: z.literal('templatePaused'), ...Template }),
  z.object({ kind: z.literal('templateDisabled'), ...Template }),
  /** The template was submitted in another category, but WhatsApp counts it as marketing. */
  z.object({ kind: z.literal('templateRecategorised'), name: z.string(), isOwn: z.boolean() }),
  /** The broadcast stopped automatically or could not be sent. `reason` is one or two sentences. */
  z.object({
    kind: z.literal('broadcastStopped'),
    broadcastId: z.string(),
    name: z.string(),
    reason: z.string(),
  }),
  /** These tools, campaigns and broadcasts cannot do their work, because the channel has no sender. */
  z.object({
    kind: z.literal('senderMissing'),
    channel: Channel,
    tools: z.array(z.string()),
    campaigns: z.array(z.string()),
    broadcasts: z.array(z.string()),
  }),
  /** No WhatsApp number is connected, and nothing needs one yet. `canSend`: a Facebook page can send. */
  z.object({ kind: z.literal('numberMissing'), canSend: z.boolean() }),
  /** Open steps of the set-up. */
  z.object({ kind: z.literal('pillOff') }),
  z.object({ kind: z.literal('cartCampaignOff') }),
  z.object({ kind: z.literal('campaignIdle'), channel: Channel, type: z.string(), days: z.int() }),
  z.object({
    kind: z.literal('toolIdle'),
    channel: Channel,
    toolId: z.string(),
    name: z.string(),
    days: z.int(),
  }),
  z.object({ kind: z.literal('webhookRefused'), topic: z.string() }),
  /** The store withholds the links back to carts, because the app lacks approval for protected fields. */
  z.object({ kind: z.literal('recoveryUrlWithheld') }),
  /**
   * The customer fields that the store withholds because the app lacks approval. Shopify's names: name, email, phone,
   * address.
   */
  z.object({ kind: z.literal('fieldsWithheld'), fields: z.array(z.string()) }),
  /** The store has not answered repeated requests for hours. */
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
  /** The file is ready, but the e-mail with its link was refused for good. */
  z.object({
    kind: z.literal('exportNotMailed'),
    exportId: z.string(),
    fileName: z.string(),
    emailTo: z.string(),
  }),
]);
export type AlertFacts = z.infer<typeof AlertFacts>;
