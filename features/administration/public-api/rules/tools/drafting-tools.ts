import * as z from 'zod/mini';
import { BroadcastAttributes, BroadcastName } from '#features/product/broadcasts/contract/broadcast.ts';
import { createBroadcastDraft } from '../../contract/resources/broadcasts.ts';
import { defineTool } from '../../contract/tool.ts';
import { describedId } from './inputs.ts';

/** The tools that prepare something for a person to check. None sends anything or switches anything on. */
export const DRAFTING_TOOLS = [
  defineTool({
    name: 'draft_broadcast',
    title: 'Draft a broadcast',
    description:
      'Makes the draft of a WhatsApp broadcast from a template. It sends nothing: give the person `reviewUrl`, where they check, complete and send it. The same draft is made once a day; for another, choose another name.',
    input: z.strictObject({
      name: BroadcastName.check(z.describe('What the team calls it. Shoppers do not see it.')),
      templateId: describedId('list_templates'),
      values: z
        .optional(BroadcastAttributes)
        .check(
          z.describe('The text of each variable of the template, and the address of each link, by name.'),
        ),
      segmentId: z
        .optional(describedId('list_segments'))
        .check(z.describe('The audience, from list_segments. Without it, the person chooses the audience.')),
    }),
    endpoint: createBroadcastDraft,
    toRequest: (body) => ({ body }),
  }),
];
