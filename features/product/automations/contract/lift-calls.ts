import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

const Interval = z.object({ low: z.number(), high: z.number() });

/** Those whom a campaign wrote to, or whom it would have written to but for the hold-out share. */
export const LiftSide = z.object({
  people: z.int(),
  /** Who of them ordered within five days. */
  ordered: z.int(),
  /** In percent with two decimals, and where the true share lies with 95% confidence. */
  share: z.number(),
  interval: Interval,
});
export type LiftSide = z.infer<typeof LiftSide>;

export const CampaignLift = z.object({
  /** How many percent get nothing now; 0 where nobody is held out any more. */
  holdOutPercent: z.int(),
  /** Since when people are compared; null where nobody was ever held out. */
  since: z.nullable(z.string()),
  /** Whether there is more from before `since`, which is not looked at. */
  isSample: z.boolean(),
  written: LiftSide,
  heldOut: LiftSide,
  /** What writing adds, in percentage points, with its 95% interval. */
  lift: z.object({ points: z.number(), interval: Interval }),
  /** `unknown` while the difference may be chance. */
  verdict: z.enum(['helps', 'harms', 'unknown']),
  /** The same in a sentence or two. */
  inWords: z.string(),
});
export type CampaignLift = z.infer<typeof CampaignLift>;

export const getCampaignLift = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/lift',
  summary: 'What a campaign adds, by those of its hold-out share who ordered without it',
  query: z.object({ pageId: z.string(), type: z.string() }),
  response: CampaignLift,
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
