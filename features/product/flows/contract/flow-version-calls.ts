import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { TimeBox } from './time-box.ts';
import { WireNode } from './wire-node.ts';

const FlowId = z.string().check(z.maxLength(64));
const ERRORS = ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'] as const;

/** The version before the first save. */
export const ORIGINAL = 'original';

export const getFlowSaves = defineCall({
  method: 'GET',
  path: '/database/api/chatbotBuilder/getFlowSaves',
  summary: 'When a flow, what its answers lead to, and the time of its drip were saved, the newest first',
  query: z.object({ pageId: z.string(), flowId: FlowId, dripId: z.optional(z.uuid()) }),
  response: z.object({
    saves: z.array(z.object({ saveId: z.string(), savedAt: z.iso.datetime(), flowIds: z.array(z.string()) })),
  }),
  access: 'view',
  errors: ERRORS,
});

export const getFlowSave = defineCall({
  method: 'GET',
  path: '/database/api/chatbotBuilder/getFlowSave',
  summary:
    'What a flow and what its answers lead to said after a save; those that were never saved are left out',
  query: z.object({
    pageId: z.string(),
    flowId: FlowId,
    dripId: z.optional(z.uuid()),
    saveId: FlowId,
  }),
  response: z.object({
    /** `revision` is the currently stored one. */
    flows: z.array(z.object({ flowId: z.string(), revision: z.int(), nodes: z.array(WireNode) })),
    /** The drip's time after that save. Null if its time was never changed, or no drip was named. */
    timeBox: z.nullable(TimeBox),
  }),
  access: 'view',
  errors: ERRORS,
});
