import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';

const moment = z.string();

/** An offer of a campaign or broadcast that waits because the team talks with the shopper. */
export const Held = z.object({
  messageId: z.string(),
  sourceType: z.string(),
  /** The name of the broadcast, or another source that has one. */
  sourceName: z.nullable(z.string()),
  messages: z.int(),
  /** `held`: until the end of the conversation. `postponed`: until a later day. `released`: as soon as all rules allow it. */
  state: z.enum(['held', 'postponed', 'released']),
  /** When it is sent, if nothing else holds it then. */
  at: moment,
  /** After this, it is dropped. */
  expiresAt: moment,
  /** Why a released one still waits: a rule, or a pause of all sending. Null if it is about to be sent. */
  reason: z.nullable(z.string()),
  /** When "tomorrow" is; null if it would be too late then. */
  tomorrowAt: z.nullable(moment),
});
export type Held = z.infer<typeof Held>;

const DECIDES = {
  method: 'POST',
  access: 'answer',
  body: z.object({ shopUrl: z.string(), subscriberId: Uuid, messageId: Uuid }),
  response: z.object({ held: z.array(Held) }),
  mostPerMinute: 120,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'HELD_GONE'],
} as const;

export const sendHeld = defineCall({
  ...DECIDES,
  path: '/database/api/inbox/sendHeld',
  summary: 'Sends an offer although the team talks with the shopper; every other rule still decides',
});

export const postponeHeld = defineCall({
  ...DECIDES,
  path: '/database/api/inbox/postponeHeld',
  summary: 'Moves an offer that waits for the end of a conversation to tomorrow morning',
});

export const dropHeld = defineCall({
  ...DECIDES,
  path: '/database/api/inbox/dropHeld',
  summary: 'Drops an offer that waits for the end of a conversation, with the messages that follow it',
});
