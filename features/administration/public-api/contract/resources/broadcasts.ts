import * as z from 'zod/mini';
import { BroadcastAttributes, BroadcastName } from '#features/product/broadcasts/contract/broadcast.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { Results } from './figures.ts';
import { moment } from './names.ts';

export const ApiBroadcast = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['draft', 'scheduled', 'sending', 'sent', 'failed']),
  isPaused: z.boolean(),
  isCancelled: z.boolean(),
  /** The number of people, from its start on. */
  recipients: z.int(),
  scheduledAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  createdAt: moment,
});

export const listBroadcasts = defineEndpoint({
  name: 'listBroadcasts',
  method: 'GET',
  path: '/broadcasts',
  summary: 'The shop’s broadcasts, the newest first',
  scope: 'broadcasts:read',
  query: z.object(PageQuery),
  answer: pageOf(ApiBroadcast),
  errors: ['CURSOR_INVALID'],
});

export const getBroadcastResults = defineEndpoint({
  name: 'getBroadcastResults',
  method: 'GET',
  path: '/broadcasts/:broadcastId/results',
  summary: 'What a broadcast sent and earned so far',
  scope: 'broadcasts:read',
  params: z.object({ broadcastId: Uuid }),
  answer: z.object({
    broadcast: ApiBroadcast,
    /** Why it is paused, waits or failed, in a sentence. */
    statusReason: z.nullable(z.string()),
    /** People whose message is not sent yet. */
    waiting: z.int(),
    ...Results,
  }),
  errors: ['NOT_FOUND'],
});

export const createBroadcastDraft = defineEndpoint({
  name: 'createBroadcastDraft',
  method: 'POST',
  path: '/broadcasts',
  summary:
    'Makes a broadcast as a draft. A person completes, checks and sends it in the app: no call of the API sends a broadcast',
  scope: 'broadcasts:write',
  body: z.object({
    name: BroadcastName,
    /** One of the shop’s own templates. */
    templateId: Uuid,
    /** The value of each variable, and the address of each link that has none of its own. */
    values: z.optional(BroadcastAttributes),
    /** Without a segment, the person chooses the audience. */
    segmentId: z.optional(Uuid),
  }),
  answer: z.object({
    broadcast: ApiBroadcast,
    /** The page of the app where a person checks and sends it. */
    reviewUrl: z.string(),
  }),
  changes: ['broadcast'],
  errors: ['NOT_FOUND', 'FEATURE_LOCKED', 'BROADCASTS_FULL'],
});
