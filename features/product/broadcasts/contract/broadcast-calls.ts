import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { EachResult, ManyIds } from '#platform/http/several/each-result.ts';
import { AbTest } from './ab-test.ts';
import {
  Broadcast,
  BroadcastAttributes,
  BroadcastId,
  BroadcastListItem,
  BroadcastName,
  BroadcastTemplate,
  ScheduleTime,
} from './broadcast.ts';
import { Canary } from './canary.ts';
import { DayRoom, FlightCheck } from './flight-check.ts';

const page = { pageId: z.string() };
const one = { pageId: z.optional(z.string()), broadcastId: BroadcastId };

export const getBroadcasts = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getAll',
  summary: 'The broadcasts of a shop with their numbers, the newest first',
  query: z.object(page),
  response: z.object({ broadcasts: z.array(BroadcastListItem), currencyCode: z.string() }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getBroadcast = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getBroadcast',
  summary: 'One broadcast with all its settings, and how far it is',
  query: z.object({ ...page, broadcastId: BroadcastId }),
  response: z.object({ broadcast: Broadcast }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const createBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/create',
  summary: 'Begins a broadcast; answers its id',
  body: z.object({
    ...page,
    /** By default "Untitled Broadcast" with the next number. */
    broadcastName: z.optional(BroadcastName),
  }),
  response: z.object({ data: z.string() }),
  access: 'market',
  changes: ['broadcast'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'BROADCASTS_FULL'],
});

export const copyBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/copy',
  summary: 'Begins a broadcast with the settings of another, but for its time; answers its id',
  body: z.object({ ...page, broadcastName: z.optional(BroadcastName), broadcastId: BroadcastId }),
  response: z.object({ data: z.string() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'FEATURE_LOCKED', 'BROADCASTS_FULL'],
});

export const deleteDraft = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/deleteDraft',
  summary: 'Deletes a broadcast that is still a draft',
  body: z.object({
    pageId: z.optional(z.string()),
    campaignId: BroadcastId,
    /** Deletes it only in this revision. Without it, in any. */
    revision: z.optional(z.int()),
  }),
  response: z.object({ data: z.string() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'BROADCAST_UNDER_WAY', 'SETTINGS_CHANGED'],
});

const Drafts = z.object({ pageId: z.optional(z.string()), broadcastIds: ManyIds });

export const deleteDrafts = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/deleteDrafts',
  summary: 'Deletes several drafts, each of its own, and says which were refused',
  body: Drafts,
  response: EachResult,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const restoreDrafts = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/restoreDrafts',
  summary: 'Brings back drafts that were deleted within a day, under their own ids',
  body: Drafts,
  response: EachResult,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

/** The settings of a broadcast that an update changes. What is left out stays. */
const changes = {
  broadcastName: z.optional(BroadcastName),
  scheduleTime: z.optional(z.nullable(ScheduleTime)),
  /**
   * Whether the time is the moment at which the server books it. `scheduleTime` and `isRecipientLocal` do not count
   * then. Without effect on a draft.
   */
  sendNow: z.optional(z.boolean()),
  condition: z.optional(z.unknown()),
  segment: z.optional(z.unknown()),
  activeTemplate: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  broadcastAttributes: z.optional(BroadcastAttributes),
  broadcastWASupport: z.optional(z.string().check(z.maxLength(30))),
  isRecipientLocal: z.optional(z.boolean()),
  canary: z.optional(z.nullable(Canary)),
  abTest: z.optional(z.nullable(AbTest)),
};

export const updateBroadcast = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/update',
  summary:
    'Saves a broadcast as a draft, schedules it, sends it now, or takes it back from the schedule; what is left out stays',
  body: z.object({
    ...one,
    ...changes,
    /** `scheduled` is the same as `active`. Only the product itself sets later states. */
    status: z.enum(['draft', 'active', 'scheduled']),
    /** The revision that the change is based on. Without it, the change is always made. */
    revision: z.optional(z.int()),
  }),
  response: z.object({ broadcast: Broadcast }),
  access: 'market',
  changes: ['broadcast', 'broadcastStatus'],
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'FEATURE_LOCKED',
    'SETTINGS_CHANGED',
    'BROADCAST_UNDER_WAY',
    'TEMPLATE_VARIABLES_NOT_FILLED',
    'TEMPLATE_VARIABLES_FILLED_WRONG',
    'DETAILS_NOT_FILLED',
    'SCHEDULE_TIME_BEFORE_NOW',
    'SUPPORT_NUMBER_INVALID',
    'LINK_ADDRESS_INVALID',
    'AUDIENCE_COUNT_ZERO',
    'SENDER_NOT_CONNECTED',
    'TEMPLATE_NOT_APPROVED',
  ],
});

export const updateBroadcastTemplates = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/updateTemplate',
  summary: 'Sets the texts that a broadcast offers to choose from, by the ids of their templates',
  body: z.object({
    ...one,
    /** Entries of the list. Only the flowId of each counts. */
    templates: z.array(z.object({ flowId: z.string().check(z.maxLength(64)) })).check(z.maxLength(50)),
  }),
  response: z.object({ templates: z.array(BroadcastTemplate) }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'BROADCAST_UNDER_WAY'],
});

export const sentDayBeforeBroadcast = defineCall({
  method: 'GET',
  path: '/database/msgSentDayBeforeBroadcast',
  summary:
    'How many messages are sent or booked on the day of a broadcast, and how many people would miss out',
  query: z.object({
    shopUrl: z.string(),
    schedTime: ScheduleTime,
    /** Its own messages do not count as booked. */
    broadcastId: z.optional(BroadcastId),
    /** The counted audience. Without it nobody is over the limit. */
    population: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  response: z.extend(DayRoom, {
    /** The messages of that day, with the API's name for them. */
    data: z.int(),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getFlightCheck = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/flightCheck',
  summary: 'What a broadcast would do as it is saved now: who gets it, when, at what cost, and how it looks',
  query: z.object({ ...page, broadcastId: BroadcastId }),
  response: z.object({ flightCheck: FlightCheck }),
  access: 'view',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const checkChanges = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/checkChanges',
  onlyReads: true,
  summary: 'The flight check of a broadcast with changes that are not saved; stores nothing',
  body: z.object({ ...one, ...changes }),
  response: z.object({ flightCheck: FlightCheck }),
  access: 'view',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'BROADCAST_UNDER_WAY'],
});
