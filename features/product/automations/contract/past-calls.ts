import * as z from 'zod/mini';
import { NamedShopper } from '#features/foundations/subscribers/contract/named-person.ts';
import { CampaignType } from '#features/product/flows/contract/campaign-type.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { defineCall } from '#platform/http/call.ts';
import { SettableDripAttributes } from './drip-attributes.ts';

/** A campaign's result for one event in a replay: a message, or none and the reason. */
export const PastMessage = z.object({
  /** The key of `subjectKey` with the drip. Each occurs once. */
  key: z.string(),
  /** Null if no person is known for the event. */
  person: z.nullable(NamedShopper),
  /** The event, and its time. */
  eventAt: z.string(),
  amountMinor: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  /** Null if the campaign would not have waited at all. */
  dripId: z.nullable(z.string()),
  outcome: z.enum(['sent', 'notSent']),
  /** When the message would have been sent, or decided against. */
  at: z.string(),
  /** Why it would not have been sent. Null if it would. */
  whySentence: z.nullable(z.string()),
  /** The first reason for which it would have waited, as a sentence, or null. */
  waitedSentence: z.nullable(z.string()),
});
export type PastMessage = z.infer<typeof PastMessage>;

/** Returns a batch of the answer; a request with `next` continues. Nothing is sent and nothing is written. */
export const tryOnPast = defineCall({
  method: 'POST',
  path: '/database/api/dripCampaign/tryOnPast',
  summary:
    'What a campaign, set as given, would have sent in the last 30 days, by what really happened in the store; piece by piece',
  body: z.object({
    pageId: z.string(),
    type: CampaignType,
    /** Unsaved settings on the screen. The rest is as stored. */
    drips: z.array(z.object({ dripId: z.uuid(), attributes: SettableDripAttributes })).check(z.maxLength(20)),
    delays: z.array(z.object({ dripId: z.uuid(), timeBox: TimeBox })).check(z.maxLength(20)),
    holdOutPercent: z.nullable(z.int().check(z.gte(0), z.lte(50))),
    /** The `next` of the answer before. */
    next: z.optional(z.object({ until: z.iso.datetime(), place: z.int().check(z.minimum(0)) })),
  }),
  response: z.object({
    /** Why the campaign cannot be replayed, or null. */
    untold: z.nullable(z.string()),
    /** The events that the replay does not include, as a sentence, or null. */
    note: z.nullable(z.string()),
    from: z.string(),
    until: z.string(),
    /** The progress in groups of events, one group for each person. */
    progress: z.object({ done: z.int(), of: z.int() }),
    /** The earliest event of the replay, if there were too many events. Null if all are included. */
    cutAt: z.nullable(z.string()),
    messages: z.array(PastMessage),
    /** How many would still wait for their time. */
    stillWaiting: z.int(),
    next: z.nullable(z.object({ until: z.string(), place: z.int() })),
  }),
  access: 'view',
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
