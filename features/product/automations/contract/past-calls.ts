import * as z from 'zod/mini';
import { NamedShopper } from '#features/foundations/subscribers/contract/named-person.ts';
import { defineCall } from '#platform/http/call.ts';
import { CampaignType, TimeBox } from './campaign.ts';
import { SettableDripAttributes } from './drip-attributes.ts';

/** What a campaign would have done about one thing that happened: a message, or none and why. */
export const PastMessage = z.object({
  /** As `subjectKey` writes it, with the drip: there is one of each. */
  key: z.string(),
  /** Null where nobody is known by it. */
  person: z.nullable(NamedShopper),
  /** What it would have followed, and when that happened. */
  eventAt: z.string(),
  amountMinor: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  /** Null where nothing was waited for at all. */
  dripId: z.nullable(z.string()),
  outcome: z.enum(['sent', 'notSent']),
  /** When it would have gone out, or was decided against. */
  at: z.string(),
  /** Why it would not have; null for what would. */
  whySentence: z.nullable(z.string()),
  /** What it waited for before, in a sentence; null where it waited for nothing. */
  waitedSentence: z.nullable(z.string()),
});
export type PastMessage = z.infer<typeof PastMessage>;

/** A part of the answer; asked for again with `next`, it goes on. Nothing is sent, and nothing is written. */
export const tryOnPast = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/tryOnPast',
  summary:
    'What a campaign, set as given, would have sent in the last 30 days, by what really happened in the store; piece by piece',
  body: z.object({
    pageId: z.string(),
    type: CampaignType,
    /** What is set on screen and not saved; the rest is as it is stored. */
    drips: z.array(z.object({ dripId: z.uuid(), attributes: SettableDripAttributes })).check(z.maxLength(20)),
    delays: z.array(z.object({ dripId: z.uuid(), timeBox: TimeBox })).check(z.maxLength(20)),
    holdOutPercent: z.nullable(z.int().check(z.gte(0), z.lte(50))),
    /** `next` of the answer before. */
    next: z.optional(z.object({ until: z.iso.datetime(), place: z.int().check(z.minimum(0)) })),
  }),
  response: z.object({
    /** Why the past cannot tell of this campaign; null where it can. */
    untold: z.nullable(z.string()),
    /** What the past does not tell of it, in a sentence; null where it tells all. */
    note: z.nullable(z.string()),
    from: z.string(),
    until: z.string(),
    /** Of so many groups of events, each of one person, so many are looked at. */
    progress: z.object({ done: z.int(), of: z.int() }),
    /** Since when events are looked at, where there were more than are; null where all are. */
    cutAt: z.nullable(z.string()),
    messages: z.array(PastMessage),
    /** How many would still wait for their time. */
    stillWaiting: z.int(),
    next: z.nullable(z.object({ until: z.string(), place: z.int() })),
  }),
  access: 'merchant',
  onlyReads: true,
  mostPerMinute: 300,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'SEARCH_TOO_LONG',
    'PERCENTAGE_INVALID',
    'MALFORMED_REQUEST',
  ],
});
