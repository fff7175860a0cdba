import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
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
