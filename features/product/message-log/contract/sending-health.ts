import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { MessageFailure } from './message-row.ts';
import { SENDER_ALERTS } from './sender-alerts.ts';

const moment = z.string();

/** A number or page, and how it is; moments are ISO 8601. */
export const SenderHealth = z.object({
  senderId: z.string(),
  channel: Channel,
  name: z.string(),
  verifiedName: z.nullable(z.string()),
  quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
  /** WhatsApp's word for how many people it may write to in 24 hours. */
  tier: z.string(),
  /** Null: there is no limit, or it is not known. */
  reach: z.nullable(z.object({ used: z.int(), most: z.int() })),
  sendsPerSecond: z.int(),
  /** The share of its rate that it goes at now, 0 to 1. */
  pace: z.number(),
  pacedAt: z.nullable(moment),
  stopped: z.nullable(
    z.object({ at: moment, reason: z.string(), failure: z.nullable(MessageFailure), canResume: z.boolean() }),
  ),
  alerts: z.array(z.enum(SENDER_ALERTS)),
  lastReceiptAt: z.nullable(moment),
  /** How old the newest receipt was when it came in, or how long receipts are overdue. */
  receiptLagSeconds: z.int(),
  waiting: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** What the provider could not do for it in the last seven days: the newest of each code, with the provider's word. */
  notices: z.array(z.object({ code: z.nullable(z.int()), title: z.nullable(z.string()), at: moment })),
});
export type SenderHealth = z.infer<typeof SenderHealth>;

const GivenUp = z.object({ webhooks: z.int(), timers: z.int(), commands: z.int(), mails: z.int() });

export const getSenderHealth = defineCall({
  method: 'GET',
  path: '/database/api/messages/getSenderHealth',
  summary: 'How the number and the page of a shop are, what waits and what failed',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    senders: z.array(SenderHealth),
    stoppedTemplates: z.array(
      z.object({
        name: z.string(),
        language: z.string(),
        status: z.string(),
        /** A sentence. */
        reason: z.string(),
        at: moment,
      }),
    ),
    /** Templates that may be sent, and that the provider said something of: a sentence each. */
    notedTemplates: z.array(
      z.object({ name: z.string(), language: z.string(), notices: z.array(z.string()) }),
    ),
    /** What came in and was not taken up yet; the oldest is null when there is nothing. */
    inbox: z.object({ count: z.int(), oldestSeconds: z.nullable(z.int()) }),
    /** What failed so often that a person should look at it: what came in, planned messages, the store's part, e-mails. */
    givenUp: GivenUp,
    failures: z.array(
      z.object({
        errorClass: MessageFailure.shape.errorClass,
        channel: Channel,
        code: z.nullable(z.int()),
        count: z.int(),
      }),
    ),
    /** How many messages of that time went out or failed; 0 where none failed. */
    failuresOf: z.int(),
    /** Fewer than all of the last seven days, when there were more messages than are looked at. */
    failuresSince: moment,
  }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const tryAgain = defineCall({
  method: 'POST',
  path: '/database/api/messages/tryAgain',
  summary: 'Have what was given up of a shop tried again; answers how much that is',
  body: z.object({ shopUrl: z.string() }),
  response: z.object({ tried: GivenUp }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
