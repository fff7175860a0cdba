import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** The pause of all sending in a shop. Counts stop at 100,000. */
export const SendingPause = z.object({
  /** Null while messages are sent. */
  pausedAt: z.nullable(z.iso.datetime()),
  /** How many messages would have been sent by now without the pause. */
  held: z.int(),
  /** How many of them have expired. */
  late: z.int(),
});
export type SendingPause = z.infer<typeof SendingPause>;

/**
 * What happens to messages that expired during a pause. `send`: each message's expiry moves by the length of the pause.
 */
export const LateChoice = z.enum(['send', 'drop']);
export type LateChoice = z.infer<typeof LateChoice>;

export const getSendingPause = defineCall({
  method: 'GET',
  path: '/database/api/messages/getSendingPause',
  summary: 'Whether all sending is paused, and what that holds back',
  query: z.object({ shopUrl: z.string() }),
  response: SendingPause,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const pauseAllSending = defineCall({
  method: 'POST',
  path: '/database/api/messages/pauseAllSending',
  summary: 'Holds back every message except confirmations of opt-outs; a pause that is on stays as it is',
  body: z.object({ shopUrl: z.string() }),
  response: SendingPause,
  access: 'market',
  changes: ['isPaused'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const resumeAllSending = defineCall({
  method: 'POST',
  path: '/database/api/messages/resumeAllSending',
  summary: 'Ends the pause; messages that have become too late are sent or dropped, as chosen',
  body: z.object({ shopUrl: z.string(), late: LateChoice }),
  response: SendingPause,
  access: 'market',
  changes: ['isPaused'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
