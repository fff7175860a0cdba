import { textChecks } from '../../flow-nodes/text/checks.ts';
import {
  flowOf,
  nodeAt,
  withNodes,
  type EditedNodeOf,
  type FlowDocument,
  type NewId,
  type Place,
} from './document.ts';
import { changeNode } from './edit-nodes.ts';
import { FLOW_LIMITS } from './flow-limits.ts';

type Reply = EditedNodeOf<'quickReplies'>['replies'][number];

/** The target of an answer: a new flow, an existing one, or unsubscribing. */
export type Target = { kind: 'new'; flowId: string } | { kind: 'there'; leadsTo: string };

/** Adds an answer, up to the channel's limit. A new target starts with an empty text. */
export function addReply(
  document: FlowDocument,
  place: Place,
  { target, newId }: { target: Target; newId: NewId },
): FlowDocument {
  const node = nodeAt(document, place);
  if (node?.kind !== 'quickReplies' || node.replies.length >= FLOW_LIMITS[document.channel].replies)
    return document;
  const leadsTo = target.kind === 'new' ? target.flowId : target.leadsTo;
  const reply: Reply = { replyId: newId(), title: '', leadsTo };
  return withReplies(withTarget(document, target, newId), place, (replies) => [...replies, reply]);
}

/** Returns the document with a target's flow. A new one starts with an empty text. */
function withTarget(document: FlowDocument, target: Target, newId: NewId): FlowDocument {
  if (target.kind === 'there' || flowOf(document, target.flowId)) return document;
  const flow = {
    flowId: target.flowId,
    isNew: true,
    rights: 'all' as const,
    revision: 0,
    nodes: [textChecks.empty(newId)],
  };
  return { ...document, flows: [...document.flows, flow] };
}

export function retarget(
  document: FlowDocument,
  place: Place,
  { target, newId }: { target: Target; newId: NewId },
): FlowDocument {
  const leadsTo = target.kind === 'new' ? target.flowId : target.leadsTo;
  return withReplies(withTarget(document, target, newId), place, (replies) =>
    replies.map((reply) => (reply.replyId === place.replyId ? { ...reply, leadsTo } : reply)),
  );
}

export function titleReply(document: FlowDocument, place: Place, title: string): FlowDocument {
  return withReplies(document, place, (replies) =>
    replies.map((reply) => (reply.replyId === place.replyId ? { ...reply, title } : reply)),
  );
}

export function moveReply(document: FlowDocument, place: Place, by: -1 | 1): FlowDocument {
  return withReplies(document, place, (replies) => {
    const at = replies.findIndex(({ replyId }) => replyId === place.replyId);
    const reply = replies[at];
    const to = at + by;
    return reply && to >= 0 && to < replies.length
      ? replies.toSpliced(at, 1).toSpliced(to, 0, reply)
      : replies;
  });
}

/** Removes an answer, and with the last one the part that contains it. Its target stays for another answer. */
export function removeReply(document: FlowDocument, place: Place): FlowDocument {
  const left = withReplies(document, place, (replies) =>
    replies.filter(({ replyId }) => replyId !== place.replyId),
  );
  return withNodes(left, place.flowId, (nodes) =>
    nodes.filter((node) => node.kind !== 'quickReplies' || node.replies.length > 0),
  );
}

function withReplies(
  document: FlowDocument,
  place: Place,
  change: (replies: readonly Reply[]) => readonly Reply[],
): FlowDocument {
  return changeNode(document, place, 'quickReplies', (node) => ({
    ...node,
    replies: [...change(node.replies)],
  }));
}
