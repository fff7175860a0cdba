import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';

/** Asked by the pages of follow-ups: it knows nothing of what tools are made of. */
export const getToolAnalytics = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/automationAnalytics',
  summary: 'How often an opt-in tool, or all of a type, was seen, and who signed up through it, all time',
  /** `optinToolId`: a tool's id, or a type. */
  query: z.object({
    pageId: z.string(),
    optinToolId: z.string().check(z.maxLength(64)),
    channel: Channel,
  }),
  response: z.object({
    impressions: z.int(),
    /** Who signed up, and their share of the impressions in percent with two decimals. */
    CTRNumber: z.int(),
    CTR: z.number(),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
