import * as z from 'zod/mini';
import { ButtonTitle } from '../../contract/flow-button.ts';
import { PartId, WireId, wireOrder } from '../../contract/part-id.ts';

/** `leadsTo` is the id of the answer's flow, or the payload that unsubscribes. */
const FlowReply = z.object({
  replyId: PartId,
  title: ButtonTitle,
  leadsTo: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const QuickRepliesNode = z.object({
  kind: z.literal('quickReplies'),
  masterId: PartId,
  replies: z.array(FlowReply).check(z.minLength(1), z.maxLength(13)),
});

export const WrittenQuickReplies = z.object({
  kind: z.literal('quickReplies'),
  masterId: z.string(),
  replies: z.array(z.object({ replyId: z.string(), title: z.string(), leadsTo: z.string() })),
});

const WireReply = z.object({
  quickRepliesId: z.optional(WireId),
  contentType: z.optional(z.string()),
  title: z.string().check(z.maxLength(200)),
  payload: z.string().check(z.maxLength(200)),
  ...wireOrder,
});

export const quickRepliesOnWire = {
  quickReplies: z.optional(z.array(WireReply).check(z.maxLength(13))),
};
