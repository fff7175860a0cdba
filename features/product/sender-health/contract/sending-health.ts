import * as z from 'zod/mini';
import { MessageFailure } from '#features/engine/messaging/contract/failures/message-failure.ts';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { SENDER_ALERTS } from './sender-alerts.ts';

const moment = z.string();

/** The state of a number or page. Times are ISO 8601. */
export const SenderHealth = z.object({
  senderId: z.string(),
  channel: Channel,
  name: z.string(),
  verifiedName: z.nullable(z.string()),
  quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
  /** WhatsApp's name for the limit of people in 24 hours. */
  tier: z.string(),
  /** Null if there is no limit, or if it is unknown. */
  reach: z.nullable(z.object({ used: z.int(), most: z.int() })),
  sendsPerSecond: z.int(),
  /** The current share of its rate, 0 to 1. */
  pace: z.number(),
  pacedAt: z.nullable(moment),
  stopped: z.nullable(
    z.object({ at: moment, reason: z.string(), failure: z.nullable(MessageFailure), canResume: z.boolean() }),
  ),
  alerts: z.array(z.enum(SENDER_ALERTS)),
  lastReceiptAt: z.nullable(moment),
  /** The age of the newest receipt on arrival, or how long receipts are overdue. */
  receiptLagSeconds: z.int(),
  waiting: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The provider's notices of the last seven days: the newest of each code, with the provider's words. */
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
    /** Templates that can be sent and have notices of the provider, a sentence each. */
    notedTemplates: z.array(
      z.object({ name: z.string(), language: z.string(), notices: z.array(z.string()) }),
    ),
    /** Webhooks that are not processed yet. The oldest is null if there are none. */
    inbox: z.object({ count: z.int(), oldestSeconds: z.nullable(z.int()) }),
    /** Work that failed so often that a person should check it: webhooks, planned messages, store commands, e-mails. */
    givenUp: GivenUp,
    failures: z.array(
      z.object({
        errorClass: MessageFailure.shape.errorClass,
        channel: Channel,
        code: z.nullable(z.int()),
        count: z.int(),
      }),
    ),
    /** The number of sent and failed messages in that time. 0 if none failed. */
    failuresOf: z.int(),
    /** The start of the period, if there were too many messages for seven days. */
    failuresSince: moment,
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const tryAgain = defineCall({
  method: 'POST',
  path: '/database/api/messages/tryAgain',
  summary: 'Have what was given up of a shop tried again; answers how much that is',
  body: z.object({ shopUrl: z.string() }),
  response: z.object({ tried: GivenUp }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
