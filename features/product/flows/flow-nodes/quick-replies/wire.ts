import type { WireNode } from '../../contract/wire-node.ts';
import type { ReadNode, WriteNode } from '../../rules/flow/node-wire.ts';
import { texts } from '../../texts/all.ts';

interface Reply {
  replyId: string;
  title: string;
  leadsTo: string;
}

/** Returns answers in the API's form, including those of a template. */
export function repliesOnWire(masterId: string, replies: readonly Reply[]): WireNode {
  return {
    masterId,
    quickReplies: replies.map(({ replyId, title, leadsTo }, at) => ({
      quickRepliesId: replyId,
      contentType: 'text',
      title,
      payload: leadsTo,
      sortOrder: at,
    })),
  };
}

export const writeQuickReplies: WriteNode<'quickReplies'> = ({ masterId, replies }) => [
  repliesOnWire(masterId, replies),
];

export const readQuickReplies: ReadNode<'quickReplies'> = ({ quickReplies }, { masterId, newId }) => {
  if (!quickReplies) return null;
  const replies = quickReplies.map(({ quickRepliesId, title, payload }) => ({
    replyId: quickRepliesId ?? newId(),
    title: title.trim(),
    leadsTo: payload,
  }));
  if (replies.some(({ title }) => title === ''))
    return { field: 'quickReplies', sentence: texts.faults.noTitle };
  return { kind: 'quickReplies', masterId, replies };
};
