import * as z from 'zod/mini';
import { Unpaid } from '#features/foundations/plans/contract/plan.ts';
import { defineCall } from '#platform/http/call.ts';
import { ROLES } from '#platform/rights/rights.ts';
import { Alert } from './alert-calls.ts';

/** The most shops in an answer. A person with more finds the rest in the menu of shops. */
export const MOST_SHOPS = 50;
/** How many alerts of each shop are in an answer, the most severe first. */
export const MOST_ALERTS_OF_SHOP = 3;

/** A shop of a person, with what needs attention there. */
export const ShopOverview = z.object({
  shopUrl: z.string(),
  shopName: z.string(),
  role: z.enum(ROLES),
  /** Whether it is the shop of the session. */
  isThis: z.boolean(),
  /** Null if reading it failed or took too long. The other shops are complete. */
  state: z.nullable(
    z.object({
      isPaused: z.boolean(),
      alerts: z.array(Alert),
      alertCount: z.int(),
      unpaid: z.nullable(Unpaid),
      /** Whether revenue fell clearly from one week to the next. */
      isFalling: z.boolean(),
      /** The revenue of the last seven days as a sentence. */
      weekSentence: z.string(),
      /** The figures of yesterday and today as a sentence. */
      sinceSentence: z.string(),
    }),
  ),
});
export type ShopOverview = z.infer<typeof ShopOverview>;

export const getShops = defineCall({
  method: 'GET',
  path: '/database/api/team/getShops',
  summary: 'The shops of the person who asks, sorted by name, each with what needs attention there',
  response: z.object({ shops: z.array(ShopOverview) }),
  access: 'view',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN'],
});
