import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** The number from which counts are shown as "99+", so that counting stays cheap. */
export const MOST_COUNTED = 100;

/** Apart from the other calls, because each page of the app shows the count in its menu. */
export const getCounts = defineCall({
  method: 'GET',
  access: 'view',
  isPolled: true,
  path: '/database/api/inbox/getCounts',
  summary: 'How many threads wait for us, and how many of them the reader has not seen; at most 100',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ waiting: z.int(), unread: z.int() }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
