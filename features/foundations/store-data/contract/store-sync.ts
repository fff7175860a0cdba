import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/**
 * The parts of a store that are fetched as a whole, in this order, so that orders find the products and customers they name.
 */
export const SYNC_PARTS = ['products', 'collections', 'customers', 'orders'] as const;
export type SyncPart = (typeof SYNC_PARTS)[number];

/** How much of a store's data has been fetched. */
export const getStoreSync = defineCall({
  method: 'GET',
  path: '/database/api/store/getSync',
  summary: 'How far the data of the store is fetched',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    parts: z.array(
      z.object({
        part: z.enum(SYNC_PARTS),
        /** `waiting`, `preparing` by the store, `fetching`, or `done`. */
        state: z.enum(['waiting', 'preparing', 'fetching', 'done']),
        count: z.int(),
        /** Null while the store has not counted. */
        total: z.nullable(z.int()),
        /** The last attempt failed and will be repeated. */
        isDelayed: z.boolean(),
      }),
    ),
    /** The shop is being filled with history, and its figures are counted afterwards. */
    isCounting: z.boolean(),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
