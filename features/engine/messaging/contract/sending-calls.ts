import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { SendingLimits } from './sending-limits.ts';

/** The numbers of messages that wait for the end of quiet hours and for a person's frequency cap. */
const Waiting = z.object({ quietHours: z.int(), frequencyCap: z.int() });

export const getSendingLimits = defineCall({
  method: 'GET',
  path: '/database/api/messages/getSendingLimits',
  summary: 'When marketing is kept back, how often one person gets it, and what waits for that now',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ limits: SendingLimits, waiting: Waiting }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const setSendingLimits = defineCall({
  method: 'POST',
  path: '/database/api/messages/setSendingLimits',
  summary: 'Changes when and how often marketing goes; what waits for it is looked at again at once',
  body: z.object({ shopUrl: z.string(), limits: SendingLimits }),
  response: z.object({ limits: SendingLimits, released: z.int() }),
  access: 'configure',
  changes: ['quietHours', 'mostInDay', 'mostInWeek', 'mostInMonth', 'talkHours'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
