import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { CampaignType, Drip } from './campaign.ts';

export const getCampaignStates = defineCall({
  method: 'GET',
  path: '/redis/getDripsStatus',
  summary: 'Which campaigns of a page are on',
  query: z.object({ pageId: z.string() }),
  response: z.object({ states: z.record(CampaignType, z.boolean()) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setCampaignState = defineCall({
  method: 'POST',
  path: '/redis/setDripStatus',
  summary: 'Switches a campaign on or off',
  body: z.object({ pageId: z.string(), type: CampaignType, state: z.boolean() }),
  response: z.object({ type: CampaignType, state: z.boolean() }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SENDER_NOT_CONNECTED', 'DISCOUNT_MISSING', 'FEATURE_LOCKED'],
});

export const getDrips = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/getDripsStatus',
  summary: 'The drips of every campaign of a page',
  query: z.object({ pageId: z.string() }),
  response: z.object({ drips: z.array(z.extend(Drip, { type: CampaignType })) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

/** Counts of one campaign; read and CTR are shares of delivered, in percent with two decimals. */
export const CampaignAnalytics = z.object({
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  read: z.number(),
  readNumber: z.int(),
  CTR: z.number(),
  CTRNumber: z.int(),
  /** In the shop's currency's minor units. */
  revenueMinor: z.int(),
});
export type CampaignAnalytics = z.infer<typeof CampaignAnalytics>;

export const getCampaignAnalytics = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/analytics',
  summary: 'What one campaign sent and earned, all time',
  query: z.object({ pageId: z.string(), type: CampaignType, channel: Channel }),
  response: CampaignAnalytics,
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
