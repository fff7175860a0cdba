import * as z from 'zod/mini';
import { cardsOnWire } from '../flow-nodes/cards/shape.ts';
import { mediaOnWire } from '../flow-nodes/media/shape.ts';
import { quickRepliesOnWire } from '../flow-nodes/quick-replies/shape.ts';
import { receiptOnWire } from '../flow-nodes/receipt/shape.ts';
import { textOnWire } from '../flow-nodes/text/shape.ts';
import { WireId, wireOrder } from './part-id.ts';

/** A part of a flow as the wire has it: one of its kinds is given. */
export const WireNode = z.object({
  masterId: z.optional(WireId),
  ...wireOrder,
  ...textOnWire,
  ...cardsOnWire,
  ...quickRepliesOnWire,
  ...mediaOnWire,
  ...receiptOnWire,
});
export type WireNode = z.infer<typeof WireNode>;

/** All that a flow says. */
export const WireNodes = z.array(WireNode).check(z.maxLength(40));
