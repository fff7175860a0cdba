import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';

/** A call of its own for the pages of follow-ups, so that they do not load the settings of tools. */
export const getToolAnalytics = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/automationAnalytics',
  summary: 'How often an opt-in tool, or all of a type, was seen, and who signed up through it, all time',
  /** `optinToolId` is a tool's id or a type. */
  query: z.object({
    pageId: z.string(),
    optinToolId: z.string().check(z.maxLength(64)),
    channel: Channel,
  }),
  response: z.object({
    impressions: z.int(),
    /** The number of opt-ins, and their share of the impressions in percent with two decimals. */
    CTRNumber: z.int(),
    CTR: z.number(),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
