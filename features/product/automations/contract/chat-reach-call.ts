import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

const ChatReach = z.object({
  /** People of the connected page who want messages. */
  subscribers: z.int(),
  /** How many of them campaigns about the store can reach. */
  linked: z.int(),
  /** People of pages that were connected before, who want messages. */
  ofOtherPages: z.int(),
});
export type ChatReach = z.infer<typeof ChatReach>;

export const getChatReach = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/chatReach',
  summary: 'How many Messenger subscribers are linked with the store',
  query: z.object({ pageId: z.string() }),
  response: ChatReach,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
