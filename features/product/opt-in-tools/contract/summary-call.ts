import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** A call of its own, because every page uses it and the settings of tools weigh as much as a screen. */
export const getToolSummary = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/getSummary',
  summary: 'Which types of tools are on for WhatsApp, and whether sign-ups look farmed today',
  query: z.object({ pageId: z.string() }),
  response: z.object({ activeTypes: z.array(z.string()), isUnusual: z.boolean() }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
