import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

const Interval = z.object({ low: z.number(), high: z.number() });

/**
 * One side of the comparison: people who got a message of the campaign, or who would have got one without the hold-out.
 */
export const LiftSide = z.object({
  people: z.int(),
  /** How many of them ordered within five days. */
  ordered: z.int(),
  /** In percent with two decimals, with the 95 % confidence interval. */
  share: z.number(),
  interval: Interval,
});
export type LiftSide = z.infer<typeof LiftSide>;

export const CampaignLift = z.object({
  /** The current hold-out share in percent. 0 if nobody is held out any more. */
  holdOutPercent: z.int(),
  /** The start of the comparison. Null if nobody was ever held out. */
  since: z.nullable(z.string()),
  /** Whether older data before `since` exists and is not used. */
  isSample: z.boolean(),
  written: LiftSide,
  heldOut: LiftSide,
  /** The effect of the campaign in percentage points, with its 95 % confidence interval. */
  lift: z.object({ points: z.number(), interval: Interval }),
  /** `unknown` while the difference may be chance. */
  verdict: z.enum(['helps', 'harms', 'unknown']),
  /** The same as a sentence or two. */
  inWords: z.string(),
  /** The revenue, in minor units of the shop's currency. Null if nobody was ever held out. */
  worth: z.nullable(
    z.object({
      /** The revenue credited to the campaign's messages since `since`, without what was returned. */
      creditedMinor: z.int(),
      /**
       * The part of it that would not have come without the campaign, with its 95 % confidence interval: the share by
       * which people who got a message spent more than the hold-out, within five days. Null while too few have ordered.
       */
      added: z.nullable(z.object({ minor: z.int(), low: z.int(), high: z.int() })),
    }),
  ),
});
export type CampaignLift = z.infer<typeof CampaignLift>;

export const getCampaignLift = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/lift',
  summary: 'What a campaign adds, by those of its hold-out share who ordered without it',
  query: z.object({ pageId: z.string(), type: z.string() }),
  response: CampaignLift,
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
