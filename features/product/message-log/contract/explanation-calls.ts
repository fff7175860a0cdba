import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { MessageRow } from './message-row.ts';

const moment = z.string();
const share = z.object({ used: z.int(), most: z.nullable(z.int()) });

/** A person on one channel: their consent, and what they may still get. */
export const PersonOnChannel = z.object({
  channel: Channel,
  subscriberId: z.string(),
  hasMarketingConsent: z.boolean(),
  lastInboundAt: z.nullable(moment),
  consents: z.array(
    z.object({
      kind: z.enum(['granted', 'revoked']),
      origin: z.string(),
      wording: z.nullable(z.string()),
      at: moment,
    }),
  ),
  caps: z.object({ day: share, week: share, month: share, nextAt: z.nullable(moment) }),
});
export type PersonOnChannel = z.infer<typeof PersonOnChannel>;

/** A cart or an order of the person, and why no message was sent. */
export const PersonEvent = z.object({
  kind: z.enum(['checkout', 'order']),
  at: moment,
  name: z.nullable(z.string()),
  totalMinor: z.int(),
  currency: z.string(),
  messageIds: z.array(z.string()),
  /** The message that an order is credited to, and the touch. Null for carts and uncredited orders. */
  credit: z.nullable(
    z.object({
      messageId: z.string(),
      sourceType: z.string(),
      sourceName: z.nullable(z.string()),
      touchKind: z.enum(['code', 'click', 'read']),
      amountMinor: z.int(),
      returnedMinor: z.int(),
    }),
  ),
  /** Why nothing was sent, by name. Null if messages were created, or one is credited with it. */
  why: z.nullable(z.string()),
  /** The same as a sentence. */
  whySentence: z.nullable(z.string()),
  /** The time of the reason, for example of the decision. */
  whyAt: z.nullable(moment),
});
export type PersonEvent = z.infer<typeof PersonEvent>;

export const explainPerson = defineCall({
  method: 'GET',
  path: '/database/api/messages/explainPerson',
  summary: 'Why a person did, or did not, get something: by phone, e-mail, order name or message id',
  query: z.object({ shopUrl: z.string(), search: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    readAs: z.enum(['message', 'phone', 'email', 'order']),
    /** The message whose id was searched for. */
    messageId: z.nullable(z.string()),
    person: z.nullable(
      z.object({
        name: z.nullable(z.string()),
        /** In E.164. */
        phone: z.nullable(z.string()),
        /** The number as people write it. */
        phoneShown: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    ),
    channels: z.array(PersonOnChannel),
    messages: z.array(MessageRow),
    events: z.array(PersonEvent),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
