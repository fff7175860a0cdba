import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** People of Messenger who want messages, and how many of them campaigns about the store can reach. */
const ChatReach = z.object({ subscribers: z.int(), linked: z.int() });
export type ChatReach = z.infer<typeof ChatReach>;

export const getChatReach = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/chatReach',
  summary: 'How many Messenger subscribers are linked with the store',
  query: z.object({ pageId: z.string() }),
  response: ChatReach,
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
