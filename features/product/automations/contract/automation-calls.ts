import * as z from 'zod/mini';
import { CampaignType } from '#features/product/flows/contract/campaign-type.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { Drip } from './campaign.ts';
import { DripAttributes, SettableDripAttributes } from './drip-attributes.ts';

export const getCampaignStates = defineCall({
  method: 'GET',
  path: '/redis/getDripsStatus',
  summary: 'Which campaigns of a page are on',
  query: z.object({ pageId: z.string() }),
  response: z.object({ states: z.record(CampaignType, z.boolean()) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setCampaignState = defineCall({
  method: 'POST',
  path: '/redis/setDripStatus',
  summary: 'Switches a campaign on or off',
  body: z.object({ pageId: z.string(), type: CampaignType, state: z.boolean() }),
  response: z.object({ type: CampaignType, state: z.boolean() }),
  access: 'market',
  changes: ['campaign', 'channel', 'isOn'],
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'SENDER_NOT_CONNECTED',
    'SUPPORT_NUMBER_MISSING',
    'DISCOUNT_MISSING',
    'FEATURE_LOCKED',
  ],
});

export const getDrips = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/getDripsStatus',
  summary: 'The drips of every campaign of a page',
  query: z.object({
    pageId: z.string(),
    /** The shopper's language in the previews, as a BCP 47 tag. By default that of the shop's country. */
    language: z.optional(z.string().check(z.maxLength(35))),
  }),
  response: z.object({
    drips: z.array(
      z.extend(Drip, {
        type: CampaignType,
        /** The share of people who get no message from the campaign, in percent. */
        holdOutPercent: z.int(),
      }),
    ),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const updateDripAttributes = defineCall({
  method: 'POST',
  path: '/database/api/updateDripAttributes',
  summary: 'Changes what is given of a drip’s settings and leaves the rest',
  body: z.object({
    pageId: z.string(),
    dripId: z.uuid(),
    attributes: SettableDripAttributes,
    /** The revision that the change is based on. Without it, the change is always made. */
    revision: z.optional(z.int()),
  }),
  response: z.object({ dripId: z.string(), dripAttributes: DripAttributes, revision: z.int() }),
  access: 'market',
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'SETTINGS_CHANGED',
    'PERCENTAGE_INVALID',
    'PREPAID_DISCOUNT_EMPTY',
    'EXPIRATION_EMPTY',
    'EXPIRATION_TOO_LONG',
    'PAYMENT_NAMES_INVALID',
  ],
});

export const toggleDraftState = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/toggleDraftState',
  summary: 'Says whether a drip is sent while its campaign is on',
  body: z.object({
    pageId: z.string(),
    dripId: z.uuid(),
    state: z.boolean(),
    /** Some clients send the drip too. Only its state counts. */
    dripObject: z.optional(z.unknown()),
  }),
  response: z.object({ dripId: z.string(), state: z.boolean() }),
  access: 'market',
  changes: ['campaign', 'channel', 'isOn'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'SUPPORT_NUMBER_MISSING', 'DISCOUNT_MISSING'],
});

export const toggleDripStatus = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/toggleDripStatus',
  summary: 'Starts or stops one drip of a campaign that is on; answers whether it is sent now',
  body: z.object({ pageId: z.optional(z.string()), dripId: z.uuid(), state: z.boolean() }),
  response: z.object({ dripId: z.string(), state: z.boolean() }),
  access: 'market',
  changes: ['campaign', 'channel', 'isOn'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'SUPPORT_NUMBER_MISSING', 'DISCOUNT_MISSING'],
});

export const changeDelay = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/changeDelay',
  summary: 'Changes how long after its event a drip is due, and moves what waits for it',
  body: z.object({
    pageId: z.string(),
    dripId: z.uuid(),
    timeBox: TimeBox,
    /** In seconds. The same value as the time box. */
    delay: z.optional(z.number()),
    /** The time that the change is based on, so that it does not overwrite somebody else's change. */
    was: z.optional(TimeBox),
    /** The id of the save of texts that this belongs to. */
    saveId: z.optional(z.uuid()),
  }),
  response: z.object({ dripId: z.string(), timeBox: TimeBox, delaySeconds: z.int(), moved: z.int() }),
  access: 'market',
  changes: ['campaign', 'channel', 'delaySeconds'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'FLOW_CHANGED', 'FEATURE_LOCKED'],
});

export const setHoldOut = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/setHoldOut',
  summary: 'Sets the share of people that a campaign writes nothing to, in percent',
  body: z.object({ pageId: z.string(), type: CampaignType, percent: z.int().check(z.gte(0), z.lte(50)) }),
  response: z.object({ type: CampaignType, percent: z.int() }),
  access: 'market',
  changes: ['campaign', 'channel', 'holdOutPercent'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

/** A text that a drip can start with, in the merchant's choice. */
export const OfferedTemplate = z.object({
  flowId: z.string(),
  name: z.string(),
  description: z.array(z.string()),
  /** The name of its template, or of the flow if it needs no template. */
  templateId: z.string(),
  /** The drips that can start with it. */
  dripIndexes: z.array(z.string()),
  showsDiscount: z.boolean(),
});
export type OfferedTemplate = z.infer<typeof OfferedTemplate>;

export const getTemplates = defineCall({
  method: 'GET',
  path: '/database/api/chatbot/templates',
  summary: 'The texts that each campaign can begin with',
  query: z.object({ pageId: z.string(), channel: z.optional(Channel) }),
  response: z.record(CampaignType, z.array(OfferedTemplate)),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getTemplatesWithDiscount = defineCall({
  method: 'GET',
  path: '/database/api/chatbot/getTemplatesWithDiscount',
  summary: 'The flows that show a discount, by their ids',
  query: z.object({ pageId: z.string() }),
  response: z.object({ templates: z.array(z.string()) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const changeTemplate = defineCall({
  method: 'POST',
  path: '/database/api/dripChangeTemplate',
  summary: 'Has a drip begin with another of its campaign’s texts',
  body: z.object({ pageId: z.string(), dripId: z.uuid(), flowId: z.uuid() }),
  response: z.object({ dripId: z.string(), flowId: z.string() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const awaitTemplate = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/awaitTemplate',
  summary:
    'Has a drip begin with a template of the shop’s own as soon as it is approved, or wait for none any more',
  body: z.object({
    pageId: z.string(),
    dripId: z.uuid(),
    /** Null keeps the current text. */
    templateId: z.nullable(z.uuid()),
  }),
  response: z.object({ dripId: z.string(), templateId: z.nullable(z.string()) }),
  access: 'market',
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'FEATURE_LOCKED',
    'TEMPLATE_VALUE_UNKNOWN',
    'TEMPLATE_WITHOUT_ANSWERS',
  ],
});

export const writeOwnWords = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/writeOwnWords',
  summary:
    'Makes a template from a drip’s message with another text, has it submitted, and has the drip begin with it once it is approved; what is wrong with the text is told in sentences',
  body: z.object({
    pageId: z.string(),
    dripId: z.uuid(),
    /** With variables by name. */
    text: z.string().check(z.maxLength(4000)),
    /** The titles of all its buttons, in order. Without them, the titles stay. */
    titles: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
  }),
  response: z.object({
    /** Null when it was not created. */
    templateId: z.nullable(z.string()),
    resultFailure: z.array(z.object({ error: z.string() })),
  }),
  access: 'market',
  mostPerMinute: 60,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'FEATURE_LOCKED',
    'SETTINGS_CHANGED',
    'TEMPLATE_VALUE_UNKNOWN',
    'TEMPLATE_WITHOUT_ANSWERS',
  ],
});

/** The figures of a campaign. Read and CTR are shares of delivered messages, in percent with two decimals. */
export const CampaignAnalytics = z.object({
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  read: z.number(),
  readNumber: z.int(),
  CTR: z.number(),
  CTRNumber: z.int(),
  /** Credited orders. */
  orders: z.int(),
  /** In minor units of the shop's currency. */
  revenueMinor: z.int(),
});
export type CampaignAnalytics = z.infer<typeof CampaignAnalytics>;

export const getCampaignAnalytics = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/analytics',
  summary: 'What one campaign, or one message of it, sent and earned, all time',
  query: z.object({ pageId: z.string(), type: CampaignType, channel: Channel, dripId: z.optional(z.uuid()) }),
  response: CampaignAnalytics,
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
