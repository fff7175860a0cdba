import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Broadcast, BroadcastId } from './broadcast.ts';

/** Above this, it is a mistake: no shop has more subscribers. */
export const HIGHEST_APPROVAL_LIMIT = 10_000_000;

const Limit = z.nullable(z.int().check(z.gte(1), z.lte(HIGHEST_APPROVAL_LIMIT)));

export const getApprovalLimit = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getApprovalLimit',
  summary: 'To how many people a broadcast may go without the approval of a second person',
  query: z.object({ shopUrl: z.string() }),
  /** Null: to any number. */
  response: z.object({ above: Limit }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setApprovalLimit = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/setApprovalLimit',
  summary: 'Sets to how many people a broadcast may go without the approval of a second person',
  body: z.object({ shopUrl: z.string(), above: Limit }),
  response: z.object({ above: Limit }),
  access: 'own',
  changes: ['approvalAbove'],
  errors: ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP'],
});

export const approveBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/approve',
  summary: 'Approves a broadcast that somebody else asked to send, and schedules or sends it',
  body: z.object({ pageId: z.optional(z.string()), broadcastId: BroadcastId, revision: z.int() }),
  response: z.object({ broadcast: Broadcast }),
  access: 'market',
  changes: ['broadcast', 'broadcastStatus'],
  errors: [
    'NOT_LOGGED_IN',
    'RIGHT_MISSING',
    'OTHER_SHOP',
    'NOT_FOUND',
    'SETTINGS_CHANGED',
    'APPROVAL_NOT_ASKED',
    'APPROVAL_BY_OTHER',
    'BROADCAST_UNDER_WAY',
    'SCHEDULE_TIME_BEFORE_NOW',
    'AUDIENCE_COUNT_ZERO',
    'SENDER_NOT_CONNECTED',
    'TEMPLATE_NOT_APPROVED',
  ],
});
