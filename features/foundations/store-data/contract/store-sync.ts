import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** What of a store is fetched as a whole, in this order: what orders name is known before them. */
export const SYNC_PARTS = ['products', 'collections', 'customers', 'orders'] as const;
export type SyncPart = (typeof SYNC_PARTS)[number];

/** How far a store's data is fetched. */
export const getStoreSync = defineCall({
  method: 'GET',
  path: '/database/api/store/getSync',
  summary: 'How far the data of the store is fetched',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    parts: z.array(
      z.object({
        part: z.enum(SYNC_PARTS),
        /** `waiting` for its turn, `preparing` by the store, `fetching`, or `done`. */
        state: z.enum(['waiting', 'preparing', 'fetching', 'done']),
        count: z.int(),
        /** Null while the store has not counted. */
        total: z.nullable(z.int()),
        /** It failed the last time, and is tried again. */
        isDelayed: z.boolean(),
      }),
    ),
    /** The shop is being filled with history, and its figures are counted afterwards. */
    isCounting: z.boolean(),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
