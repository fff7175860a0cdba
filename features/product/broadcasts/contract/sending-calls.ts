import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import { AbResult } from './ab-test.ts';
import { BroadcastId, BroadcastListItem, BroadcastProgress } from './broadcast.ts';

const STANDING = {
  status: true,
  isPaused: true,
  isCancelled: true,
  isHeldBack: true,
  isWaiting: true,
  statusReason: true,
} as const;

const body = z.object({ pageId: z.optional(z.string()), broadcastId: BroadcastId });

/** The state of a broadcast after it was paused, resumed or cancelled. */
const After = z.pick(BroadcastListItem, STANDING);

/** A broadcast that is being sent, as its progress and its buttons need it. */
export const SendingBroadcast = z.pick(BroadcastListItem, {
  id: true,
  broadcastName: true,
  startedAt: true,
  ...STANDING,
});
export type SendingBroadcast = z.infer<typeof SendingBroadcast>;

export const getSendingBroadcasts = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getSending',
  summary:
    'The broadcasts that are being sent now, also those that are paused, the newest first and at most 20',
  query: z.object({ pageId: z.string() }),
  response: z.object({ broadcasts: z.array(SendingBroadcast) }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

const errors = ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'BROADCAST_NOT_SENDING'] as const;

export const pauseBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/pause',
  summary: 'Has a broadcast that is being sent stand still; what is at the provider already goes',
  body,
  response: After,
  access: 'market',
  changes: ['broadcast', 'broadcastStatus'],
  errors,
});

export const resumeBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/resume',
  summary: 'Resumes a paused broadcast, also one that was stopped after its first group',
  body,
  response: After,
  access: 'market',
  changes: ['broadcast', 'broadcastStatus'],
  errors: [...errors, 'BROADCAST_HELD_BACK', 'TEMPLATE_NOT_APPROVED'],
});

export const cancelBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/cancel',
  summary: 'Ends a broadcast that is being sent: what is left of it is dropped for good',
  body,
  response: After,
  access: 'market',
  changes: ['broadcast', 'broadcastStatus'],
  errors,
});

export const retryFailed = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/retryFailed',
  summary: 'Sends a broadcast again to those it failed for, where another try can help',
  body,
  response: z.object({
    /** The number of people who get it again. */
    retried: z.int(),
    /** The number of people for whom a retry would not help. */
    beyondHelp: z.int(),
  }),
  access: 'market',
  errors: [...errors, 'TEMPLATE_NOT_APPROVED'],
});

export const RecipientState = z.enum([
  'toCome',
  'queued',
  'waiting',
  'sending',
  'uncertain',
  'sent',
  'delivered',
  'read',
  'skipped',
  'failed',
]);
export type RecipientState = z.infer<typeof RecipientState>;

/** A recipient of a broadcast with the result. Times are ISO 8601. */
export const BroadcastRecipient = z.object({
  subscriberId: z.string(),
  /** Null while their message does not exist yet. */
  messageId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** In E.164. */
  phone: z.nullable(z.string()),
  state: RecipientState,
  stateWord: z.string(),
  /** The reason of its state as a sentence, or null. */
  why: z.nullable(z.string()),
  /** Whether a retry could help. */
  canRetry: z.boolean(),
  /** The text of an A/B test. */
  arm: z.nullable(z.enum(['A', 'B'])),
  sentAt: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
  clickedAt: z.nullable(z.string()),
});
export type BroadcastRecipient = z.infer<typeof BroadcastRecipient>;

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The last message of a page, or the position in its sending. */
const RecipientCursor = z.string().check(z.regex(new RegExp(`^(m:${ID}|t(:${ID}:\\d{1,9})?)$`)));

export const getRecipients = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getRecipients',
  summary: 'Whom a broadcast is for and what became of it, a page at a time',
  query: z.object({
    pageId: z.string(),
    broadcastId: BroadcastId,
    state: z.optional(RecipientState),
    cursor: z.optional(RecipientCursor),
  }),
  response: z.object({
    recipients: z.array(BroadcastRecipient),
    /** Continues the list. Null at its end. A page may be short or empty without being the last. */
    nextCursor: z.nullable(z.string()),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const getOutcome = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getOutcome',
  summary: 'How many of a broadcast’s messages are in which state, and why those that did not go',
  query: z.object({ pageId: z.string(), broadcastId: BroadcastId }),
  response: z.object({
    progress: BroadcastProgress,
    states: z.array(z.object({ state: RecipientState, people: z.int(), why: z.nullable(z.string()) })),
    /** The number of people for whom a retry could help. */
    canRetry: z.int(),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const getAbResult = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getTestResult',
  summary: 'How the two texts of a broadcast compare so far',
  query: z.object({ pageId: z.string(), broadcastId: BroadcastId }),
  response: z.object({ result: AbResult }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const sendToRest = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/sendToRest',
  summary: 'Sends one of the two texts to those who got neither',
  body: z.extend(body, { arm: z.enum(['A', 'B']) }),
  response: z.object({ people: z.int() }),
  access: 'market',
  errors,
});

export const sendTestBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/sendTest',
  summary:
    'Sends what a broadcast would say now to a number of the merchant’s, as a test; answers the message’s id',
  body: z.extend(body, {
    /** With its country code, or as written in the shop’s country. */
    phoneNumber: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The text of an A/B test. By default A. */
    arm: z.optional(z.enum(['A', 'B'])),
  }),
  response: z.object({ messageId: z.string() }),
  access: 'market',
  mostPerMinute: 40,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'FEATURE_LOCKED',
    'PHONE_INVALID',
    'PHONE_UNCLEAR',
    'SENDER_NOT_CONNECTED',
    'DETAILS_NOT_FILLED',
    'TEMPLATE_NOT_APPROVED',
    'NUMBER_STOPPED',
    'PLAN_NOT_ACTIVE',
    'PLAN_LIMIT_REACHED',
    'TEST_LIMIT_REACHED',
  ],
});

export const checkTestDelivery = defineCall({
  method: 'POST',
  path: '/api/broadcastInternalDeliveryCheck',
  onlyReads: true,
  summary: 'What became of the latest test of a broadcast to a number',
  body: z.object({
    /** The number of the test in digits with its country code. */
    receiverId: z.string().check(z.maxLength(30)),
    /** The broadcast. */
    sourceId: Uuid,
  }),
  response: z.object({
    /** Null if no test was sent there in the last hour. */
    state: z.nullable(RecipientState),
    delivered: z.boolean(),
    message: z.string(),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PHONE_INVALID'],
});
