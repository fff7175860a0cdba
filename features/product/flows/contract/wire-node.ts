import * as z from 'zod/mini';
import { cardsOnWire } from '../flow-nodes/cards/shape.ts';
import { mediaOnWire } from '../flow-nodes/media/shape.ts';
import { quickRepliesOnWire } from '../flow-nodes/quick-replies/shape.ts';
import { receiptOnWire } from '../flow-nodes/receipt/shape.ts';
import { textOnWire } from '../flow-nodes/text/shape.ts';
import { WireId, wireOrder } from './part-id.ts';

/** A part of a flow in the API. Exactly one of its kinds is set. */
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

/** The whole content of a flow. */
export const WireNodes = z.array(WireNode).check(z.maxLength(40));
