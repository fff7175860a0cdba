import * as z from 'zod/mini';
import { WrittenCards } from '../flow-nodes/cards/shape.ts';
import { WrittenMedia } from '../flow-nodes/media/shape.ts';
import { WrittenQuickReplies } from '../flow-nodes/quick-replies/shape.ts';
import { WrittenReceipt } from '../flow-nodes/receipt/shape.ts';
import { WrittenText } from '../flow-nodes/text/shape.ts';
import { TimeUnit } from './time-box.ts';

/** The parts of a flow while they are being written. Some may be empty. */
const Node = z.discriminatedUnion('kind', [
  WrittenText,
  WrittenCards,
  WrittenQuickReplies,
  WrittenMedia,
  WrittenReceipt,
]);

const Document = z.object({
  channel: z.enum(['WA', 'FB']),
  flows: z.array(
    z.object({
      flowId: z.string(),
      isNew: z.boolean(),
      rights: z.enum(['all', 'text', 'none']),
      revision: z.int(),
      instead: z.optional(z.string()),
      nodes: z.array(Node),
    }),
  ),
  time: z.nullable(z.object({ magnitude: z.string(), unit: TimeUnit })),
});

/** Unsaved changes of a flow with their starting point, as a browser stores them. */
export const FlowDraft = z.object({ start: Document, document: Document, keptAt: z.iso.datetime() });
export type FlowDraft = z.infer<typeof FlowDraft>;
